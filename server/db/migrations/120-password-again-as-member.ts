import { type Kysely, sql } from 'kysely'

/**
 * A command runs as the member who a person is in a family, which is not their account where they accepted with one that
 * they had. The password that was given in a session of that account counts for the member.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy confirming on member_account for select to current_user using (person_id = app_person());
    drop policy confirming on session;
    create policy confirming on session for select to current_user using (person_id = app_person()
      or person_id in (select a.account_id from member_account a where a.person_id = app_person()));
    create or replace function app_password_given(p_session uuid, p_since timestamptz) returns boolean
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return exists (select from session s
        where s.id = p_session and s.confirmed_at > p_since and (s.person_id = app_person()
          or s.person_id in (select a.account_id from member_account a where a.person_id = app_person())));
    end $$`.execute(db)
}
