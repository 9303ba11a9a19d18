import { type Kysely, sql } from 'kysely'

/** The sweep deletes counts of mails after their day and reads nothing of them but when the day began. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy swept on security_mail for all to evenhand_jobs using (true);
    grant delete, select (since) on security_mail to evenhand_jobs`.execute(db)
}
