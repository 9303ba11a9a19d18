import { type Kysely, sql } from 'kysely'

/**
 * The fifth weekday of a month used to mean its last one. It now means the fifth, and the last is a frequency of its
 * own. Stored plans that meant the last weekday say so from now on, and those on a 31st, whose days are the last of each
 * month, too. A 29th or 30th keeps its rule: no other names the same days. So a plan that is edited stays on the days
 * that were agreed. \`recorded_frequency\` is the word in the plan's entries, which never change; null where it is the same.
 *
 * A bank may return a transfer weeks after it was paid. Those that are paid by now are asked about again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_series
      drop constraint payment_series_frequency_check,
      add constraint payment_series_frequency_check check (frequency in ('daily', 'weekdays', 'weekly', 'monthlyOnDay',
        'monthlyOnWeekday', 'monthlyOnLastWeekday', 'monthlyOnLastDay', 'annually', 'dueDays')),
      add column recorded_frequency text,
      no force row level security;
    update payment_series set recorded_frequency = frequency, frequency = 'monthlyOnLastWeekday'
      where frequency = 'monthlyOnWeekday' and extract(day from starts_on) >= 29;
    update payment_series set recorded_frequency = frequency, frequency = 'monthlyOnLastDay'
      where frequency = 'monthlyOnDay' and extract(day from starts_on) = 31;
    alter table payment_series
      add constraint payment_series_recorded_check check (recorded_frequency is null
        or (recorded_frequency = 'monthlyOnWeekday' and frequency = 'monthlyOnLastWeekday' and extract(day from starts_on) >= 29)
        or (recorded_frequency = 'monthlyOnDay' and frequency = 'monthlyOnLastDay' and extract(day from starts_on) = 31)),
      force row level security`.execute(db)
  await sql`
    alter table payment no force row level security;
    alter table transfer no force row level security;
    update transfer set due_at = payment.changed_at from payment
      where payment.family_id = transfer.family_id and payment.id = transfer.payment_id and payment.status = 'paid'
        and transfer.due_at is null;
    alter table transfer force row level security;
    alter table payment force row level security`.execute(db)
}
