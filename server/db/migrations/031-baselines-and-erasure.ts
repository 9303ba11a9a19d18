import { type Kysely, sql } from 'kysely'

/**
 * Lists the families whose record is older than the entries that say all that proof rests on. After the migrations,
 * each gets a baseline of its rows and leaves the list. An erasure reads what it empties.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table baseline_due (family_id uuid primary key references family);
    alter table family no force row level security;
    insert into baseline_due select id from family;
    alter table family force row level security;
    alter table baseline_due enable row level security;
    alter table baseline_due force row level security;
    create policy taken on baseline_due using (family_id = app_family() and app_mode() = 'system');
    create policy swept on baseline_due for select to evenhand_jobs using (app_mode() = 'sweep');
    grant select, delete on baseline_due to evenhand_app;
    grant select on baseline_due to evenhand_jobs;
    create policy erasing on entry for select using (family_id = app_family() and app_mode() = 'erasure')`.execute(db)
}
