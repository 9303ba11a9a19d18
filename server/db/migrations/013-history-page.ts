import { type Kysely, sql } from 'kysely'

/**
 * Supports reading the record newest first over all streams of a family, from any cursor on, and finding open items
 * among all others. Rights are unchanged. The policy is a `case`, of which the planner expects half of the rows to
 * pass. Of comparisons it expected one row in a hundred, and therefore sorted a whole record to find its first page.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index entry_newest on entry (family_id, at desc, seq desc, stream_id desc);
    create index expense_by_status on expense (family_id, status);
    alter policy seen on entry using (family_id = app_family() and case when app_mode() = 'system' then true
      else app_standing() = 'parent'
        and (audience is null or (app_person() = any(audience) and app_mode() = 'self')) end)`.execute(db)
}
