import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/**
 * Everybody in the family sees whose a holiday is. Why a parent disputes it, or a schedule, is for the parents alone, so it
 * stands in rows of theirs.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table holiday (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('upcoming', 'active', 'ended', 'deleted')),
      version integer not null,
      creator_id uuid not null references person,
      other_id uuid not null references person,
      name text not null,
      child_ids uuid[] not null,
      date jsonb not null,
      begins jsonb not null,
      middle jsonb,
      ends jsonb not null,
      odd jsonb not null,
      even jsonb not null,
      left_out jsonb not null,
      from_on date not null,
      through_on date,
      answer text not null check (answer in ('none', 'agreed', 'objected')),
      reach text not null default 'family' check (reach = 'family'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      check (creator_id <> other_id),
      check (through_on >= from_on)
    );
    create table objection (
      family_id uuid not null references family,
      id uuid not null,
      about_id uuid not null,
      creator_id uuid not null references person,
      reason text not null,
      reach text not null default 'parents' check (reach = 'parents'),
      audience uuid[],
      created_at timestamptz not null,
      primary key (family_id, id)
    );
    create index objection_about on objection (family_id, about_id);
    alter table parenting_schedule drop column reason`.execute(db)
  for (const table of ['holiday', 'objection']) {
    await checkReach(db, table)
    await createReachPolicies(db, table)
  }
  await sql`
    create function holiday_uses() returns trigger language plpgsql as $$ begin
      insert into child_use (family_id, used_id, since, reach, audience)
        select new.family_id, child, new.created_at, new.reach, new.audience from unnest(new.child_ids) as child
        on conflict do nothing;
      return null;
    end $$;
    create trigger holiday_uses after insert or update of child_ids on holiday
      for each row execute function holiday_uses()`.execute(db)
}
