import { type Kysely, sql } from 'kysely'

/**
 * The language and the time zone of an account are those of every member as whom it acts. Changes of them reached the
 * account alone until now. The role of migrations is bound by policies otherwise.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table person no force row level security;
    alter table member_account no force row level security;
    update person p set locale = own.locale, time_zone = own.time_zone
      from member_account a join person own on own.id = a.account_id where a.person_id = p.id;
    alter table member_account force row level security;
    alter table person force row level security`.execute(db)
}
