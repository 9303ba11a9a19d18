import { type Kysely, sql } from 'kysely'

/** Lets an administrator act only once their second step is on, whatever the code that opened their scope believes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy administering on second_step for select
      using (app_mode() = 'administrator' and person_id = app_person());
    create or replace function app_is_administrator() returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return app_mode() = 'administrator'
        and exists (select from person where id = app_person() and user_type = 'admin')
        and exists (select from second_step where person_id = app_person() and confirmed_at is not null);
    end $$`.execute(db)
}
