import { type Kysely, sql } from 'kysely'

/** Stores how a person wants their own avatar and weeks; null is the usual way. Nobody else is shown either. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table person
      add column avatar_color text check (avatar_color in ('blue', 'green', 'violet', 'red', 'slate')),
      add column week_start text check (week_start in ('monday', 'saturday', 'sunday'));
    grant update (avatar_color, week_start) on person to evenhand_app`.execute(db)
}
