import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/**
 * Requests are the parents' own. What came of them decides whose day it is, which everybody in the family sees; `place` is
 * the exchanged time's place in its request.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table change_request (
      family_id uuid not null references family,
      id uuid not null,
      root_id uuid not null,
      previous_id uuid,
      status text not null check (status in ('open', 'approved', 'declined', 'countered', 'withdrawn', 'expired')),
      version integer not null,
      asker_id uuid not null references person,
      answerer_id uuid not null references person,
      kind text not null check (kind in ('offer', 'request')),
      child_ids uuid[] not null,
      times jsonb not null,
      note text not null,
      answer text,
      expires_at timestamptz not null,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, root_id) references change_request,
      foreign key (family_id, previous_id) references change_request,
      check (asker_id <> answerer_id)
    );
    create unique index change_request_next on change_request (family_id, previous_id) where previous_id is not null;
    create table swap (
      family_id uuid not null,
      request_id uuid not null,
      place integer not null,
      child_ids uuid[] not null,
      parent_id uuid not null references person,
      from_at timestamptz not null,
      until_at timestamptz not null check (until_at > from_at),
      reach text not null default 'family' check (reach = 'family'),
      audience uuid[],
      primary key (family_id, request_id, place),
      foreign key (family_id, request_id) references change_request
    )`.execute(db)
  for (const table of ['change_request', 'swap']) {
    await checkReach(db, table)
    await createReachPolicies(db, table)
  }
  await sql`
    create function change_request_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.created_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger change_request_uses after insert on change_request
      for each row execute function change_request_uses()`.execute(db)
}
