import { type Kysely, sql } from 'kysely'

/**
 * Several weekdays of every second week need to know with which day a week begins: 0 is Sunday. It is null where weeks make no
 * difference, and for events that were recorded before, whose weeks begin on Monday.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table calendar_event add column week_start integer check (week_start between 0 and 6)`.execute(db)
}
