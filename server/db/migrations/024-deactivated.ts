import { type Kysely, sql } from 'kysely'
import { allNoticeKinds } from '#contract/notices.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { bankCustomerMachine } from '#machines/sandbox-bank/bank-customer.machine.ts'
import { listed, statusCheck } from '../policies.ts'

/** A bank closes an account to money in both directions. The checks are of the states there are when it runs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_account drop constraint payment_account_status_check,
      add constraint payment_account_status_check check (${statusCheck(paymentAccountMachine)});
    alter table sandbox_customer drop constraint sandbox_customer_status_check,
      add constraint sandbox_customer_status_check check (${statusCheck(bankCustomerMachine)});
    alter table notice drop constraint notice_kind_check,
      add constraint notice_kind_check check (kind in (${listed(allNoticeKinds)}))`.execute(db)
}
