import { type RawBuilder, sql } from 'kysely'

/** Lists the kinds that four migrations write, as they were when migrations were frozen. Later kinds are added by `derived-checks.ts`. */
export const noticeKinds: RawBuilder<unknown> = sql`
  'recorded', 'shared', 'receiptRequested', 'paid', 'approved', 'declined', 'receiptAdded', 'confirmed',
  'refused', 'changed', 'withdrawn', 'reimbursed', 'voided', 'stopped', 'scheduled', 'scheduleChanged',
  'scheduleStopped', 'transferPaid', 'transferFailed', 'transferReturned', 'supportRecorded', 'supportEndAsked',
  'supportPaid', 'supportConfirmed', 'supportDisputed', 'supportEndAgreed', 'supportEndRefused',
  'supportWithdrawn', 'supportEndWithdrawn', 'supportEnded', 'supportFellDue', 'accountVerified',
  'accountDetailsAsked', 'accountDocumentAsked', 'accountInReview', 'accountRefused', 'accountSuspended',
  'accountDeactivated', 'accountMoved'`
