import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/**
 * An entry is its author's alone until it is shared with people by name. Nobody but its author writes or changes one.
 * From the first sharing on each change is a further edition; `file_ids` are the files of the present one.
 */
const entries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table journal_entry (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('private', 'shared', 'removed', 'deleted')),
      version integer not null,
      kind text not null check (kind in ('entry', 'moment', 'checkIn')),
      author_id uuid not null references person,
      on_date date not null,
      body text not null,
      place jsonb,
      device_at timestamptz,
      file_ids uuid[] not null,
      edition integer not null check (edition > 0),
      shared_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      reach text not null check (reach in ('named', 'closed')),
      audience uuid[] not null,
      primary key (family_id, id),
      check (audience[1] = author_id),
      check ((reach = 'closed') = (shared_at is null)),
      check (reach = 'named' or cardinality(audience) = 1),
      check ((kind = 'checkIn') = (place is not null))
    );
    create index journal_entry_days on journal_entry (family_id, on_date desc, created_at desc, id desc)`.execute(db)
  await checkReach(db, 'journal_entry')
  await createReachPolicies(db, 'journal_entry')
  await sql`
    alter policy written on journal_entry with check (family_id = app_family() and app_may_see(reach, audience)
      and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()));
    alter policy changed on journal_entry
      using (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()))
      with check (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()))`.execute(db)
}

/** A first view is written by its person and never changes. Everybody who had the entry then sees it. */
const views = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table journal_view (
      family_id uuid not null,
      id uuid not null,
      entry_id uuid not null,
      edition integer not null,
      person_id uuid not null references person,
      at timestamptz not null,
      reach text not null check (reach = 'named'),
      audience uuid[] not null,
      primary key (family_id, id),
      unique (family_id, entry_id, person_id, edition),
      foreign key (family_id, entry_id) references journal_entry
    )`.execute(db)
  await checkReach(db, 'journal_view')
  await createReachPolicies(db, 'journal_view')
  await sql`
    alter policy written on journal_view with check (family_id = app_family() and app_may_see(reach, audience)
      and app_mode() = 'self' and person_id = app_person());
    drop policy changed on journal_view;
    revoke update on journal_view from evenhand_app`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await entries(db)
  await views(db)
}
