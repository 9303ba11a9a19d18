import { type Kysely, sql } from 'kysely'

/** One expense may be split by percentages of its own; without them its category decides, as for every earlier one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table expense
      add column own_percent numeric(5, 2),
      add constraint expense_own_percent_is_used check (own_percent is null or own_percent = creator_percent)`.execute(
    db,
  )
}
