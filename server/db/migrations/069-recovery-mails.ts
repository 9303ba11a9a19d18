import { type Kysely, sql } from 'kysely'

/**
 * Stores that the mail of a recovery began to leave, before it leaves: whether a mail arrived is unknown after a process
 * was killed, and nobody shall get two.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table recovery add column mail_begun_at timestamptz;
    grant update (mail_begun_at) on recovery to evenhand_app`.execute(db)
}
