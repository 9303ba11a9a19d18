import { type Kysely, sql } from 'kysely'

/** Stores with which view a person's calendar opens; null is the usual one. Nobody else is shown it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table person
      add column calendar_view text check (calendar_view in ('day', 'week', 'month', 'list'));
    grant update (calendar_view) on person to evenhand_app`.execute(db)
}
