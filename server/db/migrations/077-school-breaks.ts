import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** Days without school decide when children change homes, which everybody in the family sees. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table school_break (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('listed', 'removed')),
      version integer not null,
      creator_id uuid not null references person,
      other_id uuid not null references person,
      name text not null,
      child_ids uuid[] not null,
      from_on date not null,
      to_on date not null,
      reach text not null default 'family' check (reach = 'family'),
      audience uuid[],
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      check (creator_id <> other_id),
      check (to_on >= from_on)
    )`.execute(db)
  await checkReach(db, 'school_break')
  await createReachPolicies(db, 'school_break')
  await sql`
    create trigger school_break_uses after insert on school_break
      for each row execute function actual_time_uses()`.execute(db)
}
