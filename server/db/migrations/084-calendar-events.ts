import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/**
 * An event is its owner's alone until they share it with everybody in the family. A time of a series that was moved or
 * cancelled is a row of its own: `series_id` is the first row of the series and `occurs_on` the day in whose place it
 * stands, which is among the days that the series leaves out. On `last_on` its last time begins; without one it has no end.
 */
const events = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table calendar_event (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('private', 'shared', 'cancelled', 'deleted')),
      version integer not null,
      owner_id uuid not null references person,
      other_id uuid references person check (other_id <> owner_id),
      series_id uuid,
      occurs_on date,
      title text not null,
      place text,
      notes text,
      parent_id uuid not null references person,
      pick_up_id uuid references person,
      drop_off_id uuid references person,
      child_ids uuid[] not null,
      colour text not null,
      zone text not null,
      starts_on date not null,
      starts_at text,
      ends_on date not null,
      ends_at text,
      frequency text not null check (frequency in ('once', 'daily', 'weekdays', 'weekly', 'monthlyOnDay',
        'monthlyOnWeekday', 'monthlyOnLastWeekday', 'monthlyOnLastDay', 'annually')),
      repeats_every integer not null check (repeats_every between 1 and 999),
      weekdays jsonb,
      end_count integer check (end_count between 1 and 999),
      end_on date,
      last_on date,
      left_out jsonb not null,
      reminder integer,
      hides_place boolean not null,
      reach text not null default 'family',
      audience uuid[] check (audience = array[owner_id]),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, series_id) references calendar_event,
      check ((starts_at is null) = (ends_at is null)),
      check (ends_on >= starts_on),
      check (occurs_on is null or series_id is not null)
    );
    create unique index calendar_event_occurrence on calendar_event (family_id, series_id, occurs_on)
      where occurs_on is not null;
    create index calendar_event_days on calendar_event (family_id, last_on, starts_on)`.execute(db)
  await checkReach(db, 'calendar_event')
  await createReachPolicies(db, 'calendar_event')
  await sql`
    create function calendar_event_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.changed_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger calendar_event_uses after insert or update of child_ids, reach on calendar_event
      for each row execute function calendar_event_uses()`.execute(db)
}

/** A notice of it says when something begins, and nothing else. */
const reminders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table event_reminder (
      family_id uuid not null,
      id uuid not null,
      event_id uuid not null,
      on_date date not null,
      begins_at timestamptz,
      reach text not null,
      audience uuid[],
      primary key (family_id, id),
      unique (family_id, event_id, on_date),
      foreign key (family_id, event_id) references calendar_event
    )`.execute(db)
  await checkReach(db, 'event_reminder')
  await createReachPolicies(db, 'event_reminder')
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await events(db)
  await reminders(db)
}
