import { type Kysely, sql } from 'kysely'

/** A series may recur every third week. Those from before recur every time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_series
      add column repeats_every integer not null default 1,
      add constraint payment_series_interval_check check (repeats_every between 1 and 999
        and (repeats_every = 1 or frequency not in ('weekdays', 'dueDays')));
    alter table payment_series alter column repeats_every drop default`.execute(db)
}
