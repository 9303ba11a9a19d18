import { type Kysely, sql } from 'kysely'

/**
 * Stores when a session's person gave their password again. A command reads it in its own transaction, where sessions
 * are hidden; the function tells a person only of their own session. It reads as the owner of the tables.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table session add column confirmed_at timestamptz;
    create policy confirming on session for select to current_user using (person_id = app_person());
    create function app_password_given(p_session uuid, p_since timestamptz) returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return exists (select from session s
        where s.id = p_session and s.person_id = app_person() and s.confirmed_at > p_since);
    end $$;
    revoke all on function app_password_given from public;
    grant execute on function app_password_given to evenhand_app`.execute(db)
}
