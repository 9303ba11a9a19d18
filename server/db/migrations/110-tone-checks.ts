import { type Kysely, sql } from 'kysely'

/** Counts the drafts that a person checked, by the hash of a name and the day. Nothing of a draft is stored. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tone_check (
      person_id uuid not null references person,
      draft_hash bytea not null,
      counted_on date not null,
      primary key (person_id, draft_hash)
    );
    create index tone_check_day on tone_check (counted_on);
    alter table tone_check enable row level security;
    alter table tone_check force row level security;
    create policy own on tone_check using (person_id = app_person() and app_mode() = 'self')
      with check (person_id = app_person() and app_mode() = 'self');
    create policy swept on tone_check for all to evenhand_jobs using (true);
    grant select, insert on tone_check to evenhand_app;
    grant delete, select (counted_on) on tone_check to evenhand_jobs`.execute(db)
}
