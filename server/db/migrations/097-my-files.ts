import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** Folders are their owner's own order. They are no part of the record, so an empty one can be deleted. */
const folders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table my_folder (
      family_id uuid not null references family,
      id uuid not null,
      owner_id uuid not null references person,
      parent_id uuid,
      name text not null,
      reach text not null default 'closed' check (reach = 'closed'),
      audience uuid[] not null check (audience = array[owner_id]),
      primary key (family_id, id),
      unique nulls not distinct (family_id, owner_id, parent_id, name),
      foreign key (family_id, parent_id) references my_folder,
      check (parent_id <> id)
    )`.execute(db)
  await checkReach(db, 'my_folder')
  await createReachPolicies(db, 'my_folder')
  await sql`
    create index my_folder_parent on my_folder (family_id, parent_id);
    create policy gone on my_folder for delete using (family_id = app_family() and app_mode() = 'self'
      and app_may_see(reach, audience));
    grant delete on my_folder to evenhand_app`.execute(db)
}

/** Whoever knows of a file sees its row. Only its owner writes it, and the product itself. */
const files = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table my_file (
      family_id uuid not null references family,
      id uuid not null,
      status text not null check (status in ('private', 'privileged', 'shared', 'withdrawn', 'deleted')),
      version integer not null,
      owner_id uuid not null references person,
      folder_id uuid,
      name text not null,
      file_id uuid not null,
      sha256 text not null,
      type text not null,
      bytes bigint not null,
      reach text not null check (reach in ('named', 'closed')),
      audience uuid[] not null check (audience[1] = owner_id),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, folder_id) references my_folder
    );
    create index my_file_folder on my_file (family_id, owner_id, folder_id, created_at desc, id desc);
    create index my_file_shown on my_file (family_id, created_at desc, id desc) where cardinality(audience) > 1`.execute(
    db,
  )
  await checkReach(db, 'my_file')
  await createReachPolicies(db, 'my_file')
  await sql`
    alter policy written on my_file with check (family_id = app_family() and app_may_see(reach, audience)
      and app_mode() = 'self' and owner_id = app_person());
    alter policy changed on my_file
      using (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and owner_id = app_person()))
      with check (family_id = app_family() and app_may_see(reach, audience)
        and (app_mode() = 'system' or app_mode() = 'self' and owner_id = app_person()))`.execute(db)
}

/**
 * A file that is deleted in MyFiles is used by nothing, so the sweep deletes its bytes. `recorded` is false where the
 * item's own entries say what its files are.
 */
const uses = (db: Kysely<unknown>) =>
  sql`
    alter table file_use add column recorded boolean not null default true;
    create policy gone on file_use for delete using (family_id = app_family() and not recorded
      and app_mode() in ('self', 'system') and app_may_see(reach, audience));
    grant delete on file_use to evenhand_app`.execute(db)

/** Room is taken by what somebody uploaded and still keeps, and by no copy of it that is attached elsewhere. */
const counted = (db: Kysely<unknown>) =>
  sql`
    alter table file add column counts boolean not null default true;
    create or replace function app_storage_used() returns bigint language plpgsql volatile
    security definer set search_path = public, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('storage ' || app_person(), 0));
      return coalesce((select sum(bytes) from file where added_by = app_person() and counts), 0)
        + coalesce((select sum(bytes) from upload where audience[1] = app_person() and file_id is null), 0);
    end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await folders(db)
  await files(db)
  await uses(db)
  await counted(db)
}
