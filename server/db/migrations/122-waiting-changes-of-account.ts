import { type Kysely, sql } from 'kysely'

/**
 * What waits to be changed in who gets into an account is told to its person wherever they are signed in, also where they
 * look at a family, in which they may be a member of another name.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy told on second_step_removal for select to evenhand_app
      using (app_mode() in ('self', 'viewing', 'synced') and person_id = app_account());
    create policy told on email_change for select to evenhand_app
      using (app_mode() in ('self', 'viewing', 'synced') and person_id = app_account())`.execute(db)
}
