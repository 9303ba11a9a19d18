import { type Kysely, sql } from 'kysely'

/** The sweep deletes old mails of the outbox and reads nothing of them but when they were written. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy swept on outbox for all to evenhand_jobs using (true);
    grant delete, select (at) on outbox to evenhand_jobs`.execute(db)
}
