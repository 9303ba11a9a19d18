import { type RecordParts, recordPartsOf } from '../history/record-parts.ts'
import { actualTimeRecord } from './calendar/actual/actual.record.ts'
import { holidayRecord } from './calendar/holidays/holidays.record.ts'
import { objectionRecord } from './calendar/plan/objections.ts'
import { changeRequestRecord } from './calendar/requests.record.ts'
import { scheduleRecord } from './calendar/schedules.record.ts'
import { schoolBreakRecord } from './calendar/school/school.record.ts'
import { calendarEventRecord } from './calendar-events/events.record.ts'
import { calendarFeedRecord } from './calendar-feeds/feeds.record.ts'
import { categoryRecord } from './categories/categories.record.ts'
import { supportOrderRecord } from './child-support/child-support.record.ts'
import { childRecord } from './children/children.record.ts'
import { connectedCalendarRecord } from './connected-calendars/connected.record.ts'
import { expenseRecord } from './expenses/expenses.record.ts'
import { familiesRecord } from './families/families.record.ts'
import { familyHoldsRecord } from './family-holds/family-holds.record.ts'
import { filesRecord } from './files/files.record.ts'
import { clockRecord } from './history/clock.record.ts'
import { historyRecord } from './history/history.record.ts'
import { infoEntryRecord } from './info-bank/info-bank.record.ts'
import { invitationsRecord } from './invitations/invitations.record.ts'
import { journalEntryRecord, journalViewRecord } from './journal/journal.record.ts'
import { linkedAccountsRecord } from './linked-accounts/linked-accounts.record.ts'
import { deliveryRecord, draftRecord, messageRecord } from './messages/messages.record.ts'
import { monthlyExpenseRecord } from './monthly-expenses/monthly-expenses.record.ts'
import { myFileRecord } from './my-files/my-files.record.ts'
import { paymentAccountsRecord } from './payment-accounts/payment-accounts.record.ts'
import { paymentSeriesRecord } from './payment-schedules/payment-schedules.record.ts'
import { accountsOfPayments } from './payments/payments.accounts.ts'
import { paymentRecord } from './payments/payments.record.ts'

/**
 * Combines every area's declarations for the record, for programs that run without a server. It imports them alone,
 * because loading all areas with their routes costs more than checking a record. A test compares it with `features.ts`.
 */
export const recordParts: RecordParts = recordPartsOf([
  ...familiesRecord,
  invitationsRecord,
  familyHoldsRecord,
  childRecord,
  linkedAccountsRecord,
  categoryRecord,
  expenseRecord,
  monthlyExpenseRecord,
  paymentRecord,
  ...accountsOfPayments,
  supportOrderRecord,
  scheduleRecord,
  holidayRecord,
  objectionRecord,
  changeRequestRecord,
  actualTimeRecord,
  schoolBreakRecord,
  calendarEventRecord,
  messageRecord,
  deliveryRecord,
  draftRecord,
  journalEntryRecord,
  journalViewRecord,
  infoEntryRecord,
  myFileRecord,
  calendarFeedRecord,
  connectedCalendarRecord,
  ...paymentSeriesRecord,
  clockRecord,
  historyRecord,
  filesRecord,
  ...paymentAccountsRecord,
])
