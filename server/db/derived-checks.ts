import { type ContractArea, mailGroups } from '#contract/area.ts'
import { noticeEntitiesOf, noticeKindsOf } from '#contract/areas.ts'
import { changeKinds } from '#contract/calendar/change-kinds.ts'
import { feedNames, feedScopes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { contactReasons } from '#contract/contact.ts'
import { documentKinds } from '#contract/fee-waivers/fee-waivers.ts'
import { fileTypes, receiptTypes } from '#contract/files/file-types.ts'
import { journalKinds } from '#contract/journal/journal-kinds.ts'
import { bankAccountTypes } from '#contract/payment-accounts/kinds.ts'
import { planFrequencies } from '#contract/payment-schedules/payment-schedules.ts'
import { checkMeans } from '#contract/payments/payments.ts'
import { browsers, systems } from '#contract/sign-ins/device.ts'
import { firstSteps, halfSteps, secondSteps } from '#contract/sign-ins/sign-ins.ts'
import { soldPackages, terms } from '#contract/subscriptions/offers.ts'
import { planPages } from '#contract/subscriptions/subscriptions.ts'
import { supportFrequencies } from '#domain/child-support/dues.ts'
import { frequencies } from '#domain/recurrence.ts'
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { planAnswers } from '#machines/calendar/plan.types.ts'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { familyHoldMachine } from '#machines/family-holds/family-hold.machine.ts'
import { holdCauses } from '#machines/family-holds/family-hold.types.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { failures } from '#machines/payments/payment.types.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { recoveryKinds } from '#machines/recovery/recovery.types.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { bankCustomerMachine } from '#machines/sandbox-bank/bank-customer.machine.ts'
import { bankTransferMachine } from '#machines/sandbox-bank/bank-transfer.machine.ts'
import { removalMachine } from '#machines/second-step-removal/removal.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import { chargePurposes, subscriptionKinds } from '#machines/subscriptions/subscription.types.ts'
import { resourceKinds } from '../bank/provider.ts'
import { cardKinds, cardResourceKinds, chargeStates, knownChargeStates } from '../cards/provider.ts'
import { countedMailKinds } from '../mail/security-mail-kinds.ts'
import { challengePurposes } from './schema/passkeys.ts'

/** A CHECK that allows the values of a chart or of a list in the contract. PostgreSQL names it `<table>_<column>_check`. */
export type DerivedCheck = {
  readonly table: string
  readonly column: string
  readonly words: readonly string[]
  /** The column is an array of these values instead of one value. */
  readonly many?: true
}

/**
 * Lists every CHECK whose values follow from code. `migrate` compares each with the database and replaces it where they
 * differ, so a chart can gain a state without a migration. Renaming or removing a state still needs a migration that
 * rewrites the rows; it drops the constraint, which is created again here.
 */
export const derivedChecksOf = (areas: readonly ContractArea[]): readonly DerivedCheck[] => [
  { table: 'expense', column: 'status', words: leavesOf(expenseMachine) },
  { table: 'monthly_expense', column: 'status', words: leavesOf(monthlyExpenseMachine) },
  { table: 'payment', column: 'status', words: leavesOf(paymentMachine) },
  { table: 'payment', column: 'failure', words: failures },
  { table: 'payment', column: 'means', words: checkMeans },
  { table: 'payment_series', column: 'status', words: leavesOf(paymentSeriesMachine) },
  { table: 'payment_series', column: 'frequency', words: planFrequencies.filter((frequency) => frequency !== 'once') },
  { table: 'support_order', column: 'status', words: leavesOf(supportOrderMachine) },
  { table: 'support_order', column: 'rhythm', words: supportFrequencies },
  { table: 'change_request', column: 'status', words: leavesOf(changeRequestMachine) },
  { table: 'change_request', column: 'kind', words: changeKinds },
  { table: 'actual_time', column: 'status', words: leavesOf(actualTimeMachine) },
  { table: 'school_break', column: 'status', words: leavesOf(schoolBreakMachine) },
  { table: 'parenting_schedule', column: 'status', words: leavesOf(parentingScheduleMachine) },
  { table: 'parenting_schedule', column: 'answer', words: planAnswers },
  { table: 'parenting_schedule', column: 'second_answer', words: planAnswers },
  { table: 'holiday', column: 'status', words: leavesOf(holidayMachine) },
  { table: 'holiday', column: 'answer', words: planAnswers },
  { table: 'holiday', column: 'second_answer', words: planAnswers },
  { table: 'calendar_event', column: 'status', words: leavesOf(calendarEventMachine) },
  { table: 'calendar_event', column: 'frequency', words: frequencies },
  { table: 'delivery', column: 'status', words: leavesOf(deliveryMachine) },
  { table: 'draft', column: 'status', words: leavesOf(draftMachine) },
  { table: 'journal_entry', column: 'status', words: leavesOf(journalEntryMachine) },
  { table: 'journal_entry', column: 'kind', words: journalKinds },
  { table: 'info_entry', column: 'status', words: leavesOf(infoEntryMachine) },
  { table: 'calendar_feed', column: 'status', words: leavesOf(calendarFeedMachine) },
  { table: 'calendar_feed', column: 'scope', words: feedScopes },
  { table: 'calendar_feed', column: 'names', words: feedNames },
  { table: 'connected_calendar', column: 'status', words: leavesOf(connectedCalendarMachine) },
  { table: 'payment_account', column: 'status', words: leavesOf(paymentAccountMachine) },
  { table: 'professional_access', column: 'status', words: leavesOf(accessMachine) },
  { table: 'registration', column: 'status', words: leavesOf(registrationMachine) },
  { table: 'my_file', column: 'status', words: leavesOf(myFileMachine) },
  { table: 'my_file', column: 'type', words: fileTypes },
  { table: 'linked_account', column: 'status', words: leavesOf(linkedAccountMachine) },
  { table: 'invitation', column: 'status', words: leavesOf(invitationMachine) },
  { table: 'bank_account', column: 'type', words: bankAccountTypes },
  { table: 'bank_event', column: 'kind', words: [...resourceKinds, ...cardResourceKinds] },
  { table: 'bank_resource', column: 'kind', words: [...resourceKinds, ...cardResourceKinds] },
  { table: 'sandbox_customer', column: 'status', words: leavesOf(bankCustomerMachine) },
  { table: 'sandbox_transfer', column: 'status', words: leavesOf(bankTransferMachine) },
  { table: 'sandbox_account', column: 'type', words: bankAccountTypes },
  { table: 'file', column: 'type', words: fileTypes },
  { table: 'notice', column: 'kind', words: Object.keys(noticeKindsOf(areas)) },
  { table: 'notice', column: 'entity', words: noticeEntitiesOf(areas) },
  { table: 'notice_wish', column: 'mail_off', words: mailGroups, many: true },
  { table: 'contact_message', column: 'reason', words: contactReasons },
  { table: 'second_step_removal', column: 'status', words: leavesOf(removalMachine) },
  { table: 'sign_in', column: 'status', words: leavesOf(signInMachine) },
  { table: 'passkey_challenge', column: 'purpose', words: challengePurposes },
  { table: 'sign_in', column: 'first_step', words: halfSteps },
  { table: 'past_sign_in', column: 'first_step', words: firstSteps },
  { table: 'past_sign_in', column: 'second_step', words: secondSteps },
  ...['session', 'past_sign_in'].flatMap((table) => [
    { table, column: 'browser', words: browsers },
    { table, column: 'system', words: systems },
  ]),
  { table: 'family_hold', column: 'status', words: leavesOf(familyHoldMachine) },
  { table: 'family_hold', column: 'cause', words: holdCauses },
  { table: 'account_closing', column: 'status', words: leavesOf(accountClosingMachine) },
  { table: 'email_change', column: 'status', words: leavesOf(emailChangeMachine) },
  { table: 'recovery', column: 'status', words: leavesOf(recoveryMachine) },
  { table: 'recovery', column: 'kind', words: recoveryKinds },
  { table: 'subscription', column: 'status', words: leavesOf(subscriptionMachine) },
  { table: 'subscription', column: 'kind', words: subscriptionKinds },
  { table: 'subscription', column: 'package', words: soldPackages },
  { table: 'subscription', column: 'term', words: terms },
  { table: 'subscription', column: 'planned_package', words: soldPackages },
  { table: 'subscription', column: 'planned_term', words: terms },
  { table: 'subscription_charge', column: 'purpose', words: chargePurposes },
  { table: 'subscription_charge', column: 'page', words: planPages },
  { table: 'subscription_charge', column: 'package', words: soldPackages },
  { table: 'subscription_charge', column: 'term', words: terms },
  { table: 'subscription_charge', column: 'state', words: chargeStates },
  { table: 'payment_card', column: 'kind', words: cardKinds },
  { table: 'practice_charge', column: 'state', words: knownChargeStates },
  { table: 'fee_waiver', column: 'status', words: leavesOf(feeWaiverMachine) },
  { table: 'fee_waiver_document', column: 'kind', words: documentKinds },
  { table: 'fee_waiver_document', column: 'type', words: receiptTypes },
  { table: 'security_mail', column: 'kind', words: countedMailKinds },
]
