import { type Kysely, sql } from 'kysely'

/** The sweep of unused files sees which files drafts hold, and nothing else of a draft. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index draft_files on draft using gin (file_ids) where status = 'saved';
    create policy swept on draft for select to evenhand_jobs using (status = 'saved');
    grant select (status, file_ids) on draft to evenhand_jobs`.execute(db)
}
