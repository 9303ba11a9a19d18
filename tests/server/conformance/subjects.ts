import type { lifecycles } from '#machines/charts.ts'
import type { Subject } from './subject.ts'
import { actualTimes } from './subjects/actual-time.ts'
import { calendarEvents } from './subjects/calendar-event.ts'
import { calendarFeeds } from './subjects/calendar-feed.ts'
import { changeRequests } from './subjects/change-request.ts'
import { connectedCalendars } from './subjects/connected-calendar.ts'
import { deliveries } from './subjects/delivery.ts'
import { drafts } from './subjects/draft.ts'
import { expenses } from './subjects/expense.ts'
import { holidays } from './subjects/holiday.ts'
import { infoEntries } from './subjects/info-entry.ts'
import { invitations } from './subjects/invitation.ts'
import { journalEntries } from './subjects/journal-entry.ts'
import { linkedAccounts } from './subjects/linked-account.ts'
import { monthlyExpenses } from './subjects/monthly-expense.ts'
import { myFiles } from './subjects/my-file.ts'
import { parentingSchedules } from './subjects/parenting-schedule.ts'
import { payments } from './subjects/payment.ts'
import { paymentAccounts } from './subjects/payment-account.ts'
import { paymentSeries } from './subjects/payment-series.ts'
import { schoolBreaks } from './subjects/school-break.ts'
import { supportOrders } from './subjects/support-order.ts'

/** Maps each lifecycle to its subject, which has a family of its own. A lifecycle without an entry is a type error. */
export const subjects: Readonly<Record<keyof typeof lifecycles, () => Promise<Subject>>> = {
  expense: expenses,
  monthlyExpense: monthlyExpenses,
  payment: payments,
  paymentSeries,
  supportOrder: supportOrders,
  parentingSchedule: parentingSchedules,
  holiday: holidays,
  changeRequest: changeRequests,
  actualTime: actualTimes,
  schoolBreak: schoolBreaks,
  calendarEvent: calendarEvents,
  calendarFeed: calendarFeeds,
  connectedCalendar: connectedCalendars,
  myFile: myFiles,
  paymentAccount: paymentAccounts,
  invitation: invitations,
  linkedAccount: linkedAccounts,
  delivery: deliveries,
  draft: drafts,
  journalEntry: journalEntries,
  infoEntry: infoEntries,
}
