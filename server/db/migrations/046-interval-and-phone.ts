import { type Kysely, sql } from 'kysely'

/**
 * A series may recur every third week. Those from before recur every time. A payment account has the country of its
 * address, which was always the United States, and a phone number.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_series
      add column repeats_every integer not null default 1,
      add constraint payment_series_interval_check check (repeats_every between 1 and 999
        and (repeats_every = 1 or frequency not in ('weekdays', 'dueDays')));
    alter table payment_series alter column repeats_every drop default`.execute(db)
  await sql`
    alter table payment_account
      add column country_code text check (country_code = 'US'),
      add column phone_country_code text check (phone_country_code = '1'),
      add column phone text check (phone ~ '^[0-9]{10}$'),
      add constraint payment_account_phone_whole check ((phone is null) = (phone_country_code is null)),
      no force row level security;
    update payment_account set country_code = 'US' where line1 is not null;
    alter table payment_account force row level security`.execute(db)
}
