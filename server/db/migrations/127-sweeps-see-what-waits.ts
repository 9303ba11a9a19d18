import { type Kysely, sql } from 'kysely'

/** The sweeps leave alone what still waits, because no job ran for days. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    grant select (status) on email_change to evenhand_jobs;
    grant select (status) on second_step_removal to evenhand_jobs`.execute(db)
}
