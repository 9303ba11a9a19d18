import { type Kysely, sql } from 'kysely'

/**
 * A payment by Check / Other says what changed hands and on which day. A check for child support always had its day, in a
 * table of its own; the payment has it too from now on.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment
      add column means text check (means in ('check', 'cash', 'zelle', 'other')),
      add column handed_on date,
      add constraint payment_handed_over_by_check check (method = 'check' or (means is null and handed_on is null)),
      add constraint payment_number_of_check check (number is null or means is null or means = 'check');
    alter table payment no force row level security;
    alter table support_payment no force row level security;
    update payment set handed_on = s.paid_on from support_payment s
      where s.family_id = payment.family_id and s.payment_id = payment.id and payment.method = 'check';
    alter table payment force row level security;
    alter table support_payment force row level security`.execute(db)
}
