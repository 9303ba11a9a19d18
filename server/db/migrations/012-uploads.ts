import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

/**
 * Stores unfinished uploads. Unlike files that both parents may have seen, they can be deleted: by their uploader, or
 * after a day by the sweep, which sees only when they began.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table upload (
      family_id uuid not null references family,
      id uuid not null,
      name text not null,
      bytes bigint not null check (bytes > 0),
      received bigint not null check (received between 0 and bytes),
      file_id uuid,
      begun_at timestamptz not null,
      audience uuid[] not null,
      primary key (family_id, id),
      foreign key (family_id, file_id) references file
    );
    create index upload_age on upload (begun_at)`.execute(db)
  await forceFamilyPolicies(db, 'upload')
  await sql`
    create policy gone on upload for delete
      using (family_id = app_family() and app_person() = any(audience) and app_mode() = 'self');
    create policy swept on upload for all to evenhand_jobs using (true);
    grant delete on upload to evenhand_app, evenhand_jobs;
    grant select (begun_at) on upload to evenhand_jobs`.execute(db)
}
