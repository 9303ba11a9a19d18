import { type Kysely, sql } from 'kysely'

/** A series can also pay a ledger of child support, on its due dates too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_series
      drop constraint payment_series_frequency_check,
      add constraint payment_series_frequency_check check (frequency in ('daily', 'weekdays', 'weekly', 'monthlyOnDay', 'monthlyOnWeekday',
        'monthlyOnLastDay', 'annually', 'dueDays')),
      add foreign key (family_id, order_id) references support_order;
    create index payment_series_of_ledger on payment_series (family_id, order_id) where order_id is not null`.execute(
    db,
  )
}
