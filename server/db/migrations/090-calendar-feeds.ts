import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** A feed is seen by its owner alone, in sessions of their own. */
const feeds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table calendar_feed (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('live', 'revoked')),
      version integer not null,
      owner_id uuid not null,
      name text not null,
      scope text not null check (scope in ('busy', 'parentingTime')),
      names text not null check (names in ('initials', 'firstNames')),
      colour text not null,
      reach text not null default 'closed' check (reach = 'closed'),
      audience uuid[] not null check (audience = array[owner_id]),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, owner_id) references membership
    )`.execute(db)
  await checkReach(db, 'calendar_feed')
  await createReachPolicies(db, 'calendar_feed')
}

/**
 * The hash of a token finds the family, the feed and its owner before sign-in, and nothing else of them. It stays, so that
 * a revoked address is told from an unknown one.
 */
const tokens = (db: Kysely<unknown>) =>
  sql`
    create table calendar_feed_token (
      token_hash bytea primary key,
      family_id uuid not null,
      feed_id uuid not null,
      owner_id uuid not null,
      unique (family_id, feed_id),
      foreign key (family_id, feed_id) references calendar_feed
    );
    alter table calendar_feed_token enable row level security;
    alter table calendar_feed_token force row level security;
    create policy fetched on calendar_feed_token for select using (app_mode() = 'anonymous');
    create policy given on calendar_feed_token for insert
      with check (family_id = app_family() and app_mode() = 'self' and owner_id = app_person());
    grant select, insert on calendar_feed_token to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await feeds(db)
  await tokens(db)
}
