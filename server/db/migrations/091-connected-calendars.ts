import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** A connected calendar is seen by its owner alone, in sessions of their own. */
const calendars = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table connected_calendar (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('fetching', 'current', 'failing', 'removed')),
      version integer not null,
      owner_id uuid not null,
      name text not null,
      colour text not null,
      reach text not null default 'closed' check (reach = 'closed'),
      audience uuid[] not null check (audience = array[owner_id]),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, owner_id) references membership
    )`.execute(db)
  await checkReach(db, 'connected_calendar')
  await createReachPolicies(db, 'connected_calendar')
}

/**
 * Holds the address, which is sealed, and what was read from it. It is gone with the calendar, so it is no part of the
 * record. The sweep sees which one is due, and nothing else.
 */
const sources = (db: Kysely<unknown>) =>
  sql`
    create table connected_source (
      family_id uuid not null,
      calendar_id uuid not null,
      owner_id uuid not null,
      host text not null,
      sealed bytea not null,
      etag text,
      entries jsonb not null,
      fetched_at timestamptz,
      problem text,
      failures integer not null,
      next_at timestamptz not null,
      primary key (family_id, calendar_id),
      foreign key (family_id, calendar_id) references connected_calendar
    );
    create index connected_source_due on connected_source (next_at);
    alter table connected_source enable row level security;
    alter table connected_source force row level security;
    create policy own on connected_source for all
      using (family_id = app_family() and (app_mode() = 'system' or app_mode() = 'self' and owner_id = app_person()))
      with check (family_id = app_family() and (app_mode() = 'system' or app_mode() = 'self' and owner_id = app_person()));
    create policy swept on connected_source for select to evenhand_jobs using (true);
    grant select, insert, update, delete on connected_source to evenhand_app;
    grant select (family_id, calendar_id, next_at) on connected_source to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await calendars(db)
  await sources(db)
}
