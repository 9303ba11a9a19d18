import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/**
 * An entry of the Info Bank is its author's alone until it is shared with the other parent. What concerns a parent is
 * written by that parent alone, so the database takes no change of it from the other one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table info_entry (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('private', 'shared', 'removed', 'deleted')),
      version integer not null,
      author_id uuid not null references person,
      other_id uuid references person,
      title text not null,
      sections text[] not null check (cardinality(sections) > 0),
      child_ids uuid[] not null,
      parent_id uuid references person,
      emergency boolean not null,
      fields jsonb not null,
      notes text not null,
      file_ids uuid[] not null,
      edition integer not null check (edition > 0),
      shared_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      changed_by uuid not null references person,
      reach text not null check (reach in ('parents', 'closed')),
      audience uuid[],
      primary key (family_id, id),
      check ((parent_id is null) = (cardinality(child_ids) > 0)),
      check ((reach = 'closed') = (shared_at is null)),
      check ((reach = 'closed') = (other_id is null)),
      check (reach = 'parents' or audience = array[author_id]),
      check (reach = 'closed' or parent_id is null or parent_id = author_id)
    )`.execute(db)
  await checkReach(db, 'info_entry')
  await createReachPolicies(db, 'info_entry')
  await sql`
    alter policy written on info_entry with check (family_id = app_family() and app_may_see(reach, audience)
      and (app_mode() = 'system' or app_mode() = 'self' and author_id = app_person()));
    alter policy changed on info_entry
      using (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and (parent_id is null or author_id = app_person())))
      with check (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and (parent_id is null or author_id = app_person())));
    create trigger info_entry_uses after insert or update of child_ids, reach on info_entry
      for each row execute function actual_time_uses()`.execute(db)
}
