import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'
import { alterToReachPolicies, checkReach } from './frozen/reach-policies.ts'

/** Gives each use of a file rights of its own; until now a file had the rights of the one item it was attached to. */
const createUses = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table file_use (
      family_id uuid not null references family,
      file_id uuid not null,
      use text not null,
      entity text not null,
      entity_id uuid not null,
      reach text not null default 'parents',
      audience uuid[],
      primary key (family_id, file_id, entity_id, use),
      foreign key (family_id, file_id) references file
    );
    create index file_use_of_entity on file_use (family_id, entity_id)`.execute(db)
  await checkReach(db, 'file_use')
}

/** Only receipts of expenses were attached before. Policies bind the owner of the tables too, so they are disabled meanwhile. */
const moveRights = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table file no force row level security;
    insert into file_use (family_id, file_id, use, entity, entity_id, reach, audience)
      select family_id, id, 'receipt', 'expense', attached_to, reach, audience from file where attached_to is not null;
    update file set reach = 'closed', audience = array[added_by] where attached_to is not null;
    alter table file drop column attached_to;
    alter table file alter column reach set default 'closed', alter column audience set not null;
    alter table file add constraint file_own check (reach = 'closed' and audience = array[added_by]);
    alter table file force row level security`.execute(db)
}

/** The uses are read under their own policy, so a file is visible to its uploader and to everybody who sees one of its uses. */
const followUses = (db: Kysely<unknown>) =>
  sql`
    alter policy seen on file using (family_id = app_family() and case
      when app_may_see(reach, audience) then true
      else exists (select from file_use u where u.family_id = file.family_id and u.file_id = file.id) end)`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createUses(db)
  await moveRights(db)
  await forceFamilyPolicies(db, 'file_use')
  await alterToReachPolicies(db, 'file_use')
  await followUses(db)
  await sql`alter table upload add column use text`.execute(db)
}
