import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** What really happened is the parents' own. A child in it is used as one in a change request is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table actual_time (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('recorded', 'disputed', 'withdrawn', 'confirmed')),
      version integer not null,
      creator_id uuid not null references person,
      other_id uuid not null references person,
      parent_id uuid not null references person,
      child_ids uuid[] not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      note text not null,
      reason text,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      check (creator_id <> other_id),
      check (parent_id in (creator_id, other_id)),
      check (until_at > from_at)
    )`.execute(db)
  await checkReach(db, 'actual_time')
  await createReachPolicies(db, 'actual_time')
  await sql`
    create function actual_time_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.created_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger actual_time_uses after insert on actual_time
      for each row execute function actual_time_uses()`.execute(db)
}
