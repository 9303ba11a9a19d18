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
import { emailChangeFeature } from './email-change/email-change.feature.ts'
import { expensesFeature } from './expenses/expenses.feature.ts'
import { familiesFeature } from './families/families.feature.ts'
import { familyHoldsFeature } from './family-holds/family-holds.feature.ts'
import type { AppFeature } from './feature.ts'
import { helpFeature } from './help/help.feature.ts'
import { historyFeature } from './history/history.feature.ts'
import { homeFeature } from './home/home.feature.ts'
import { infoBankFeature } from './info-bank/info-bank.feature.ts'
import { invitationsFeature } from './invitations/invitations.feature.ts'
import { journalFeature } from './journal/journal.feature.ts'
import { legalFeature } from './legal/legal.feature.ts'
import { linkedAccountsFeature } from './linked-accounts/linked-accounts.feature.ts'
import { messagesFeature } from './messages/messages.feature.ts'
import { myFilesFeature } from './my-files/my-files.feature.ts'
import { noticesFeature } from './notices/notices.feature.ts'
import { paymentAccountsFeature } from './payment-accounts/payment-accounts.feature.ts'
import { paymentActivityFeature } from './payment-activity/payment-activity.feature.ts'
import { paymentSchedulesFeature } from './payment-schedules/payment-schedules.feature.ts'
import { profileFeature } from './profile/profile.feature.ts'
import { subscriptionsFeature } from './subscriptions/subscriptions.feature.ts'
import { takeoutFeature } from './takeout/takeout.feature.ts'

/** Every area of the app. `main.tsx` hands the list to `createApp`; whoever needs it asks `useApp()` or the route's context. */
export const features: readonly AppFeature[] = [
  accountFeature,
  calendarFeature,
  calendarEventsFeature,
  calendarFeedsFeature,
  calendarReportsFeature,
  connectedCalendarsFeature,
  categoriesFeature,
  childSupportFeature,
  childrenFeature,
  emailChangeFeature,
  expensesFeature,
  familiesFeature,
  familyHoldsFeature,
  helpFeature,
  historyFeature,
  homeFeature,
  infoBankFeature,
  invitationsFeature,
  journalFeature,
  legalFeature,
  linkedAccountsFeature,
  messagesFeature,
  myFilesFeature,
  noticesFeature,
  paymentAccountsFeature,
  paymentActivityFeature,
  paymentSchedulesFeature,
  profileFeature,
  takeoutFeature,
  accountClosingFeature,
  subscriptionsFeature,
]
