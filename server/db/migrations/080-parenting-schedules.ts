import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** Everybody in the family sees whose day it is. Children that a schedule names cannot be removed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table parenting_schedule (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('upcoming', 'active', 'ended', 'deleted')),
      version integer not null,
      creator_id uuid not null references person,
      other_id uuid not null references person,
      name text not null,
      child_ids uuid[] not null,
      first_id uuid not null references person,
      second_id uuid not null references person,
      starts_on date not null,
      ends_on date,
      colour text not null,
      cycle jsonb not null,
      weekends jsonb,
      answer text not null check (answer in ('none', 'agreed', 'objected')),
      reason text,
      reach text not null default 'family' check (reach = 'family'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      check (creator_id <> other_id and first_id <> second_id),
      check (ends_on >= starts_on)
    )`.execute(db)
  await checkReach(db, 'parenting_schedule')
  await createReachPolicies(db, 'parenting_schedule')
  await sql`
    create function parenting_schedule_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.created_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger parenting_schedule_uses after insert or update of child_ids on parenting_schedule
      for each row execute function parenting_schedule_uses()`.execute(db)
}
