import { type Kysely, sql } from 'kysely'

/**
 * The record newest first over all of a family's streams, from any place on; and what waits, among all that ever was.
 * Who may read an entry stays as it was. It is said as a `case`, of which the planner expects that half of the rows pass: of
 * the comparisons it expected one row in a hundred, and so sorted a whole record to find its first page.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index entry_newest on entry (family_id, at desc, seq desc, stream_id desc);
    create index expense_by_status on expense (family_id, status);
    alter policy seen on entry using (family_id = app_family() and case when app_mode() = 'system' then true
      else app_standing() = 'parent'
        and (audience is null or (app_person() = any(audience) and app_mode() = 'self')) end)`.execute(db)
}
