import type { AnyStateMachine, EventObject } from 'xstate'
import { accountClosing } from './account-closing/account-closing.paths.ts'
import { actualTimeMachine } from './calendar/actual-time.machine.ts'
import { changeRequest } from './calendar/change-request.paths.ts'
import { holidayMachine } from './calendar/holiday.machine.ts'
import { holidaySteps } from './calendar/holiday.paths.ts'
import { parentingScheduleMachine } from './calendar/parenting-schedule.machine.ts'
import { parentingScheduleSteps } from './calendar/parenting-schedule.paths.ts'
import { planBegins, planPeople } from './calendar/plan.paths.ts'
import { schoolBreak } from './calendar/school-break.paths.ts'
import { calendarEvent } from './calendar-events/calendar-event.paths.ts'
import { calendarFeed } from './calendar-feeds/calendar-feed.paths.ts'
import { supportDue } from './child-support/support-due.paths.ts'
import { supportOrder } from './child-support/support-order.paths.ts'
import { claimPeople, claimSteps } from './claim/claim.paths.ts'
import { connectedCalendar } from './connected-calendars/connected-calendar.paths.ts'
import { emailChange } from './email-change/email-change.paths.ts'
import { expense } from './expenses/expense.paths.ts'
import { familyHold } from './family-holds/family-hold.paths.ts'
import { feeWaiver } from './fee-waivers/fee-waiver.paths.ts'
import { infoEntry } from './info-bank/info-entry.paths.ts'
import { invitation } from './invitations/invitation.paths.ts'
import { joinMachine } from './join/join.machine.ts'
import { joinBegins, joinEvents, joinNoise } from './join/join.paths.ts'
import { journalEntry } from './journal/journal-entry.paths.ts'
import { linkedAccount } from './linked-accounts/linked-account.paths.ts'
import { delivery } from './messages/delivery.paths.ts'
import { draft } from './messages/draft.paths.ts'
import { monthlyExpense } from './monthly-expenses/monthly-expense.paths.ts'
import { myFile } from './my-files/my-file.paths.ts'
import { paymentAccount } from './payment-accounts/payment-account.paths.ts'
import { signUpFlowMachine } from './payment-accounts/sign-up-flow.machine.ts'
import { signUpFlowBegins, signUpFlowEvents, signUpFlowNoise } from './payment-accounts/sign-up-flow.paths.ts'
import { paymentSeries } from './payment-schedules/payment-series.paths.ts'
import { payment } from './payments/payment.paths.ts'
import { access } from './professional-access/access.paths.ts'
import { recovery } from './recovery/recovery.paths.ts'
import { registration } from './registration/registration.paths.ts'
import { requestMachine } from './request/request.machine.ts'
import { requestBegins, requestEvents } from './request/request.paths.ts'
import { bankCustomerMachine } from './sandbox-bank/bank-customer.machine.ts'
import { bankCustomerBegins, bankCustomerEvents } from './sandbox-bank/bank-customer.paths.ts'
import { bankTransferMachine } from './sandbox-bank/bank-transfer.machine.ts'
import { bankTransferBegins, bankTransferEvents } from './sandbox-bank/bank-transfer.paths.ts'
import { secondStepRemoval } from './second-step-removal/removal.paths.ts'
import { sessionMachine } from './session/session.machine.ts'
import { sessionCounters, sessionEvents } from './session/session.paths.ts'
import type { By } from './shared/turn.ts'
import { signIn } from './sign-in/sign-in.paths.ts'
import { subscription } from './subscriptions/subscription.paths.ts'

/** An event to try. `facts` are the row's facts when the event is sent; without them the previous facts apply. */
export type Step = { readonly event: EventObject & { readonly by?: By }; readonly facts?: object }

/** A chart with everything that is needed to walk it. */
export type Chart = {
  readonly machine: AnyStateMachine
  readonly begins: readonly object[]
  readonly steps: readonly Step[]
  /** The people who may send events, by name. A chart that runs in one browser does not distinguish people. */
  readonly people: Readonly<Record<string, By>>
  /** Context that grows without end and therefore does not identify a state of a walk. */
  readonly counters?: readonly string[]
}

/** The lifecycles by which the server decides. */
export const lifecycles = {
  expense,
  monthlyExpense,
  payment,
  paymentSeries,
  supportOrder,
  parentingSchedule: {
    machine: parentingScheduleMachine,
    begins: planBegins,
    steps: parentingScheduleSteps,
    people: planPeople,
  },
  holiday: { machine: holidayMachine, begins: planBegins, steps: holidaySteps, people: planPeople },
  changeRequest,
  actualTime: { machine: actualTimeMachine, begins: [{}], steps: claimSteps('actualTime'), people: claimPeople },
  schoolBreak,
  calendarEvent,
  calendarFeed,
  connectedCalendar,
  paymentAccount,
  invitation,
  linkedAccount,
  delivery,
  draft,
  journalEntry,
  infoEntry,
  myFile,
} as const satisfies Record<string, Chart>

const step = (event: EventObject): Step => ({ event })

/** Every chart that can be walked and drawn, by name. */
export const charts: Readonly<Record<string, Chart>> = {
  ...lifecycles,
  session: {
    machine: sessionMachine,
    begins: [{}],
    steps: sessionEvents.map(step),
    people: {},
    counters: sessionCounters,
  },
  request: { machine: requestMachine, begins: requestBegins, steps: requestEvents.map(step), people: {} },
  registration,
  access,
  recovery,
  subscription,
  feeWaiver,
  emailChange,
  signIn,
  familyHold,
  accountClosing,
  secondStepRemoval,
  supportDue,
  bankTransfer: {
    machine: bankTransferMachine,
    begins: bankTransferBegins,
    steps: bankTransferEvents.map(step),
    people: {},
  },
  bankCustomer: {
    machine: bankCustomerMachine,
    begins: bankCustomerBegins,
    steps: bankCustomerEvents.map(step),
    people: {},
  },
  join: { machine: joinMachine, begins: joinBegins, steps: joinEvents.map(step), people: {}, counters: joinNoise },
  signUpFlow: {
    machine: signUpFlowMachine,
    begins: signUpFlowBegins,
    steps: signUpFlowEvents.map(step),
    people: {},
    counters: signUpFlowNoise,
  },
}
