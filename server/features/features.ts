import { payingFeature } from '../use-cases/paying/paying.feature.ts'
import { schedulingFeature } from '../use-cases/scheduling/scheduling.feature.ts'
import { accountFeature } from './account/account.feature.ts'
import { accountClosingFeature } from './account-closing/account-closing.feature.ts'
import { calendarFeature } from './calendar/calendar.feature.ts'
import { calendarEventsFeature } from './calendar-events/calendar-events.feature.ts'
import { calendarFeedsFeature } from './calendar-feeds/calendar-feeds.feature.ts'
import { calendarReportsFeature } from './calendar-reports/calendar-reports.feature.ts'
import { categoriesFeature } from './categories/categories.feature.ts'
import { childSupportFeature } from './child-support/child-support.feature.ts'
import { childrenFeature } from './children/children.feature.ts'
import { connectedCalendarsFeature } from './connected-calendars/connected-calendars.feature.ts'
import { contactFeature } from './contact/contact.feature.ts'
import { devFeature } from './dev/dev.feature.ts'
import { emailChangeFeature } from './email-change/email-change.feature.ts'
import { expensesFeature } from './expenses/expenses.feature.ts'
import { installExtensions } from './extension-point.ts'
import { familiesFeature } from './families/families.feature.ts'
import { familyHoldsFeature } from './family-holds/family-holds.feature.ts'
import type { ServerFeature } from './feature.ts'
import { feeWaiversFeature } from './fee-waivers/fee-waivers.feature.ts'
import { filesFeature } from './files/files.feature.ts'
import { historyFeature } from './history/history.feature.ts'
import { homeFeature } from './home/home.feature.ts'
import { infoBankFeature } from './info-bank/info-bank.feature.ts'
import { invitationsFeature } from './invitations/invitations.feature.ts'
import { journalFeature } from './journal/journal.feature.ts'
import { linkedAccountsFeature } from './linked-accounts/linked-accounts.feature.ts'
import { messageReportsFeature } from './message-reports/message-reports.feature.ts'
import { messagesFeature } from './messages/messages.feature.ts'
import { monthlyExpensesFeature } from './monthly-expenses/monthly-expenses.feature.ts'
import { myFilesFeature } from './my-files/my-files.feature.ts'
import { noticesFeature } from './notices/notices.feature.ts'
import { passkeysFeature } from './passkeys/passkeys.feature.ts'
import { paymentAccountsFeature } from './payment-accounts/payment-accounts.feature.ts'
import { paymentActivityFeature } from './payment-activity/payment-activity.feature.ts'
import { paymentSchedulesFeature } from './payment-schedules/payment-schedules.feature.ts'
import { paymentsFeature } from './payments/payments.feature.ts'
import { portsFeature } from './ports/ports.feature.ts'
import { profileFeature } from './profile/profile.feature.ts'
import { recoveryFeature } from './recovery/recovery.feature.ts'
import { registrationFeature } from './registration/registration.feature.ts'
import { secondStepFeature } from './second-step/second-step.feature.ts'
import { secondStepRemovalFeature } from './second-step-removal/removal.feature.ts'
import { securityFeature } from './security/security.feature.ts'
import { sessionFeature } from './session/session.feature.ts'
import { signInHistoryFeature } from './sign-in-history/sign-in-history.feature.ts'
import { subscriptionsFeature } from './subscriptions/subscriptions.feature.ts'
import { takeoutFeature } from './takeout/takeout.feature.ts'
import { toneFeature } from './tone/tone.feature.ts'

/** Lists every area of the server. A new one is added here and is named in no other shared file. */
export const features: readonly ServerFeature[] = [
  secondStepFeature,
  signInHistoryFeature,
  sessionFeature,
  accountFeature,
  passkeysFeature,
  securityFeature,
  secondStepRemovalFeature,
  recoveryFeature,
  contactFeature,
  familiesFeature,
  profileFeature,
  emailChangeFeature,
  invitationsFeature,
  familyHoldsFeature,
  subscriptionsFeature,
  feeWaiversFeature,
  registrationFeature,
  childrenFeature,
  linkedAccountsFeature,
  categoriesFeature,
  expensesFeature,
  monthlyExpensesFeature,
  payingFeature,
  paymentsFeature,
  paymentActivityFeature,
  childSupportFeature,
  calendarFeature,
  calendarEventsFeature,
  messagesFeature,
  messageReportsFeature,
  journalFeature,
  infoBankFeature,
  myFilesFeature,
  calendarFeedsFeature,
  calendarReportsFeature,
  connectedCalendarsFeature,
  paymentSchedulesFeature,
  schedulingFeature,
  historyFeature,
  homeFeature,
  filesFeature,
  noticesFeature,
  portsFeature,
  paymentAccountsFeature,
  devFeature,
  takeoutFeature,
  toneFeature,
  accountClosingFeature,
]

installExtensions(features.flatMap((feature) => feature.extensions ?? []))
