import { accountClosingArea } from './account-closing/account-closing.area.ts'
import type { ContractArea, NoticeGroup } from './area.ts'
import { calendarArea } from './calendar/calendar.area.ts'
import { calendarEventsArea } from './calendar-events/calendar-events.area.ts'
import { calendarFeedsArea } from './calendar-feeds/calendar-feeds.area.ts'
import { categoriesArea } from './categories/categories.area.ts'
import { childSupportArea } from './child-support/child-support.area.ts'
import { childrenArea } from './children/children.area.ts'
import { connectedCalendarsArea } from './connected-calendars/connected-calendars.area.ts'
import { expensesArea } from './expenses/expenses.area.ts'
import { familyHoldsArea } from './family-holds/family-holds.area.ts'
import { historyArea } from './history/history.area.ts'
import { infoBankArea } from './info-bank/info-bank.area.ts'
import { invitationsArea } from './invitations/invitations.area.ts'
import { journalArea } from './journal/journal.area.ts'
import { linkedAccountsArea } from './linked-accounts/linked-accounts.area.ts'
import { messagesArea } from './messages/messages.area.ts'
import { monthlyExpensesArea } from './monthly-expenses/monthly-expenses.area.ts'
import { myFilesArea } from './my-files/my-files.area.ts'
import { noticesArea } from './notices/notices.area.ts'
import { paymentAccountsArea } from './payment-accounts/payment-accounts.area.ts'
import { paymentSchedulesArea } from './payment-schedules/payment-schedules.area.ts'
import { paymentsArea } from './payments/payments.area.ts'
import { profileArea } from './profile/profile.area.ts'
import { registrationArea } from './registration/registration.area.ts'
import { sessionArea } from './session.area.ts'

/** Lists every area that has entries in the record, sends notices or live changes. A new one is added here and is named in no other file of the contract. */
export const areas = [
  sessionArea,
  profileArea,
  accountClosingArea,
  invitationsArea,
  familyHoldsArea,
  registrationArea,
  childrenArea,
  linkedAccountsArea,
  categoriesArea,
  expensesArea,
  monthlyExpensesArea,
  paymentsArea,
  paymentSchedulesArea,
  childSupportArea,
  calendarArea,
  calendarEventsArea,
  messagesArea,
  journalArea,
  infoBankArea,
  myFilesArea,
  calendarFeedsArea,
  connectedCalendarsArea,
  paymentAccountsArea,
  historyArea,
  noticesArea,
] as const satisfies readonly ContractArea[]

type PartOf<Area, Part extends keyof ContractArea> = Area extends { readonly [Key in Part]: infer Declared }
  ? Declared
  : never
type Declared<Part extends keyof ContractArea> = PartOf<(typeof areas)[number], Part>
type KeysOf<Kinds> = Kinds extends object ? keyof Kinds & string : never

export type NoticeKind = KeysOf<Declared<'notices'>>
export type NoticeEntity = Declared<'noticeEntities'>[number]
export type LiveTopic = Declared<'topics'>[number]

/** Returns every kind of notice of some areas, with its group of mails. */
export const noticeKindsOf = (among: readonly ContractArea[]): Readonly<Record<string, NoticeGroup>> =>
  Object.fromEntries(among.flatMap(({ notices = {} }) => Object.entries(notices)))

/** Returns every entity that notices of some areas are about. */
export const noticeEntitiesOf = (among: readonly ContractArea[]): string[] =>
  among.flatMap(({ noticeEntities = [] }) => noticeEntities)
