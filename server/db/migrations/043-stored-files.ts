import { type Kysely, sql } from 'kysely'

/**
 * Counts what a person's files take, in all families. The caller's own policies show one family at a time, so the
 * function reads as the owner of the tables, and only the caller's own files. It takes a lock until the end of the
 * transaction, so that of two simultaneous uploads the second counts the first. An unfinished upload counts as announced.
 */
const countStorage = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index file_of_uploader on file (added_by);
    create index file_bytes on file (sha256);
    create index upload_of_uploader on upload ((audience[1])) where file_id is null;
    create policy counted on file for select to current_user
      using (app_mode() = 'self' and added_by = app_person());
    create policy counted on upload for select to current_user
      using (app_mode() = 'self' and audience[1] = app_person());
    create function app_storage_used() returns bigint language plpgsql volatile
    security definer set search_path = public, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('storage ' || app_person(), 0));
      return coalesce((select sum(bytes) from file where added_by = app_person()), 0)
        + coalesce((select sum(bytes) from upload where audience[1] = app_person() and file_id is null), 0);
    end $$`.execute(db)
}

/** The sweep sees when a file was added and whether something uses it; the foreign keys keep it from deleting one in use. */
const sweepFiles = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create policy swept on file for select to evenhand_jobs using (true);
    create policy gone on file for delete to evenhand_jobs using (true);
    create policy swept on file_use for select to evenhand_jobs using (true);
    grant delete, select (family_id, id, sha256, bytes, added_at) on file to evenhand_jobs;
    grant select (family_id, file_id) on file_use to evenhand_jobs`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await countStorage(db)
  await sweepFiles(db)
}
