import { type Kysely, sql } from 'kysely'

/**
 * Payments are read by the day that they are shown with: the planned one, the one on which they were handed over, or the
 * one on which they were recorded. Noon in UTC lies within the same day in every zone where families live.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment add column counts_at timestamptz not null generated always as (
      coalesce(start_at, (handed_on + time '12:00') at time zone 'UTC', created_at)) stored;
    drop index payment_by_date;
    create index payment_by_day on payment (family_id, counts_at, id)`.execute(db)
}
