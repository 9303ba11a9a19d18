import { type Kysely, sql } from 'kysely'

/**
 * A person learns of a waiting change of their second step or address wherever they are signed in, also in a family in
 * which they are a member under another id.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy told on second_step_removal for select to evenhand_app
      using (app_mode() in ('self', 'viewing', 'synced') and person_id = app_account());
    create policy told on email_change for select to evenhand_app
      using (app_mode() in ('self', 'viewing', 'synced') and person_id = app_account())`.execute(db)
}
