import type { BankTables } from './schema/bank.ts'
import type {
  CalendarEventTables,
  CalendarFeedTables,
  CalendarTables,
  ConnectedCalendarTables,
} from './schema/calendar.ts'
import type { ContactTables } from './schema/contact.ts'
import type { ExpenseTables } from './schema/expenses.ts'
import type { FileTables, MyFileTables } from './schema/files.ts'
import type { HistoryTables } from './schema/history.ts'
import type { InfoBankTables } from './schema/info-bank/info-bank.ts'
import type { InvitationTables } from './schema/invitations.ts'
import type { JournalTables } from './schema/journal/journal.ts'
import type { MessageTables } from './schema/messages/messages.ts'
import type { MonthlyExpenseTables } from './schema/monthly-expenses.ts'
import type { NoticeTables } from './schema/notices.ts'
import type { OutboxTables } from './schema/outbox.ts'
import type { PasskeyTables } from './schema/passkeys.ts'
import type { PastSignInTables } from './schema/past-sign-ins.ts'
import type { PaymentAccountTables } from './schema/payment-accounts.ts'
import type { PaymentSeriesTables } from './schema/payment-series.ts'
import type { LinkedAccountTables, PeopleTables } from './schema/people.ts'
import type { ProfessionalAccessTables } from './schema/professional-access.ts'
import type { EmailChangeTables, RecoveryTables } from './schema/recoveries.ts'
import type { RegistrationTables } from './schema/registrations.ts'
import type { SecondStepTables } from './schema/second-steps.ts'
import type { ServiceLogTables } from './schema/service-log.ts'
import type { SessionTables } from './schema/sessions.ts'
import type { FeeWaiverTables, SubscriptionTables, ToneCheckTables } from './schema/subscriptions.ts'
import type { SupportTables } from './schema/support.ts'
import type { UseTables } from './schema/uses.ts'

/** Describes the tables for Kysely. Instants are ISO text in UTC, dates are `YYYY-MM-DD`, and bigint is a safe number. */
export type Schema = PeopleTables &
  LinkedAccountTables &
  SessionTables &
  ToneCheckTables &
  RecoveryTables &
  PasskeyTables &
  EmailChangeTables &
  PastSignInTables &
  SecondStepTables &
  ProfessionalAccessTables &
  RegistrationTables &
  InvitationTables &
  HistoryTables &
  ExpenseTables &
  MonthlyExpenseTables &
  FileTables &
  MyFileTables &
  NoticeTables &
  PaymentAccountTables &
  OutboxTables &
  PaymentSeriesTables &
  ContactTables &
  SubscriptionTables &
  FeeWaiverTables &
  SupportTables &
  CalendarTables &
  CalendarEventTables &
  MessageTables &
  JournalTables &
  InfoBankTables &
  CalendarFeedTables &
  ConnectedCalendarTables &
  UseTables &
  BankTables &
  ServiceLogTables
