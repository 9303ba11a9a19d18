import { type Kysely, sql } from 'kysely'

/** Stores the flag overrides of a session, which end with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session add column flag_overrides jsonb not null default '{}'`.execute(db)
}
