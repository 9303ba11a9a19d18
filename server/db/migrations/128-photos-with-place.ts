import { type Kysely, sql } from 'kysely'

/** An upload says whether a photo keeps where and when it was taken, because it is written anew only once all has arrived. */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql`alter table upload add column keeps_place boolean not null default false`.execute(db)
