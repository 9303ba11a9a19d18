import { type Kysely, sql } from 'kysely'
import { forceFamilyPolicies } from './frozen/family-policies.ts'

/**
 * A bank transfer has more columns than other payments. `transfer` stores how far the order at the bank got: the
 * receiving account, which is fixed before the first attempt so that every attempt is the same order, and when to check
 * again. The sweep reads only the due times of all families.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment
      add column bank_account_id uuid,
      add column sent_at timestamptz,
      add column failure text check (failure in ('bankNotServed', 'accountCannotSend', 'otherCannotReceive', 'planPayments',
        'sendingLimit', 'notPayable', 'balanceTooLow', 'bankRefused', 'network')),
      add column return_code text check (return_code ~ '^R[0-9]{2}$');
    create index payment_sent on payment (family_id, payer_id) where sent_at is not null;
    create table transfer (
      family_id uuid not null,
      payment_id uuid not null,
      to_account_id uuid,
      asked_at timestamptz,
      due_at timestamptz,
      audience uuid[],
      primary key (family_id, payment_id),
      foreign key (family_id, payment_id) references payment
    );
    create index transfer_due on transfer (due_at) where due_at is not null`.execute(db)
  await forceFamilyPolicies(db, 'transfer')
  await sql`
    create policy swept on transfer for select to evenhand_jobs using (app_mode() = 'sweep');
    grant select (family_id, payment_id, due_at) on transfer to evenhand_jobs`.execute(db)
}
