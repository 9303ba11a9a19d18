import { type Kysely, sql } from 'kysely'
import { noticeKinds } from './frozen/notice-kinds.ts'

/** A bank can close an account to money in both directions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_account drop constraint payment_account_status_check,
      add constraint payment_account_status_check check (status in ('none', 'signUpInProgress', 'detailsNeeded', 'documentNeeded', 'manualReview',
        'verified', 'refused', 'suspended', 'deactivated', 'migrationUnfinished'));
    alter table sandbox_customer drop constraint sandbox_customer_status_check,
      add constraint sandbox_customer_status_check check (status in ('detailsNeeded', 'documentNeeded', 'manualReview', 'verified', 'refused',
      'suspended', 'deactivated'));
    alter table notice drop constraint notice_kind_check,
      add constraint notice_kind_check check (kind in (${noticeKinds}))`.execute(db)
}
