import type { AnyStateMachine, EventObject } from 'xstate'
import { accountClosingChart } from './account-closing/account-closing.chart.ts'
import { actualTimeMachine } from './calendar/actual-time.machine.ts'
import { changeRequestMachine } from './calendar/change-request.machine.ts'
import { changeRequestBegins, changeRequestPeople, changeRequestSteps } from './calendar/change-request.paths.ts'
import { holidayMachine } from './calendar/holiday.machine.ts'
import { holidaySteps } from './calendar/holiday.paths.ts'
import { parentingScheduleMachine } from './calendar/parenting-schedule.machine.ts'
import { parentingScheduleSteps } from './calendar/parenting-schedule.paths.ts'
import { planBegins, planPeople } from './calendar/plan.paths.ts'
import { schoolBreakMachine } from './calendar/school-break.machine.ts'
import { schoolBreakBegins, schoolBreakPeople, schoolBreakSteps } from './calendar/school-break.paths.ts'
import { calendarEventMachine } from './calendar-events/calendar-event.machine.ts'
import { calendarEventBegins, calendarEventPeople, calendarEventSteps } from './calendar-events/calendar-event.paths.ts'
import { calendarFeedMachine } from './calendar-feeds/calendar-feed.machine.ts'
import { calendarFeedBegins, calendarFeedPeople, calendarFeedSteps } from './calendar-feeds/calendar-feed.paths.ts'
import { supportDueMachine } from './child-support/support-due.machine.ts'
import { supportDueBegins } from './child-support/support-due.paths.ts'
import { supportOrderMachine } from './child-support/support-order.machine.ts'
import { supportOrderBegins, supportOrderPeople, supportOrderSteps } from './child-support/support-order.paths.ts'
import { claimPeople, claimSteps } from './claim/claim.paths.ts'
import { connectedCalendarMachine } from './connected-calendars/connected-calendar.machine.ts'
import {
  connectedCalendarBegins,
  connectedCalendarPeople,
  connectedCalendarSteps,
} from './connected-calendars/connected-calendar.paths.ts'
import { emailChangeMachine } from './email-change/email-change.machine.ts'
import { emailChangeBegins, emailChangePeople, emailChangeSteps } from './email-change/email-change.paths.ts'
import { expenseMachine } from './expenses/expense.machine.ts'
import { expenseBegins, expensePeople, expenseSteps } from './expenses/expense.paths.ts'
import { familyHoldMachine } from './family-holds/family-hold.machine.ts'
import { familyHoldBegins, familyHoldPeople, familyHoldSteps } from './family-holds/family-hold.paths.ts'
import { feeWaiverMachine } from './fee-waivers/fee-waiver.machine.ts'
import { feeWaiverBegins, feeWaiverPeople, feeWaiverSteps } from './fee-waivers/fee-waiver.paths.ts'
import { invitationMachine } from './invitations/invitation.machine.ts'
import { invitationBegins, invitationPeople, invitationSteps } from './invitations/invitation.paths.ts'
import { joinMachine } from './join/join.machine.ts'
import { joinBegins, joinEvents, joinNoise } from './join/join.paths.ts'
import { journalEntry } from './journal/journal-entry.paths.ts'
import { linkedAccountMachine } from './linked-accounts/linked-account.machine.ts'
import { linkedAccountBegins, linkedAccountPeople, linkedAccountSteps } from './linked-accounts/linked-account.paths.ts'
import { deliveryMachine } from './messages/delivery.machine.ts'
import { deliveryPeople, deliverySteps } from './messages/delivery.paths.ts'
import { draft } from './messages/draft.paths.ts'
import { monthlyExpenseMachine } from './monthly-expenses/monthly-expense.machine.ts'
import {
  monthlyExpenseBegins,
  monthlyExpensePeople,
  monthlyExpenseSteps,
} from './monthly-expenses/monthly-expense.paths.ts'
import { paymentAccountMachine } from './payment-accounts/payment-account.machine.ts'
import {
  paymentAccountBegins,
  paymentAccountPeople,
  paymentAccountSteps,
} from './payment-accounts/payment-account.paths.ts'
import { signUpFlowMachine } from './payment-accounts/sign-up-flow.machine.ts'
import { signUpFlowBegins, signUpFlowEvents, signUpFlowNoise } from './payment-accounts/sign-up-flow.paths.ts'
import { paymentSeriesMachine } from './payment-schedules/payment-series.machine.ts'
import {
  paymentSeriesBegins,
  paymentSeriesPeople,
  paymentSeriesSteps,
} from './payment-schedules/payment-series.paths.ts'
import { paymentMachine } from './payments/payment.machine.ts'
import { paymentBegins, paymentPeople, paymentSteps } from './payments/payment.paths.ts'
import { accessMachine } from './professional-access/access.machine.ts'
import { accessPeople, accessSteps } from './professional-access/access.paths.ts'
import { recoveryMachine } from './recovery/recovery.machine.ts'
import { recoveryBegins, recoveryPeople, recoverySteps } from './recovery/recovery.paths.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { registrationBegins, registrationPeople, registrationSteps } from './registration/registration.paths.ts'
import { requestMachine } from './request/request.machine.ts'
import { requestBegins, requestEvents } from './request/request.paths.ts'
import { bankCustomerMachine } from './sandbox-bank/bank-customer.machine.ts'
import { bankCustomerBegins, bankCustomerEvents } from './sandbox-bank/bank-customer.paths.ts'
import { bankTransferMachine } from './sandbox-bank/bank-transfer.machine.ts'
import { bankTransferBegins, bankTransferEvents } from './sandbox-bank/bank-transfer.paths.ts'
import { removalMachine } from './second-step-removal/removal.machine.ts'
import { removalBegins, removalPeople, removalSteps } from './second-step-removal/removal.paths.ts'
import { sessionMachine } from './session/session.machine.ts'
import { sessionCounters, sessionEvents } from './session/session.paths.ts'
import type { By } from './shared/turn.ts'
import { signInMachine } from './sign-in/sign-in.machine.ts'
import { signInBegins, signInPeople, signInSteps } from './sign-in/sign-in.paths.ts'
import { subscriptionMachine } from './subscriptions/subscription.machine.ts'
import { subscriptionBegins, subscriptionPeople, subscriptionSteps } from './subscriptions/subscription.paths.ts'

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
  expense: { machine: expenseMachine, begins: expenseBegins, steps: expenseSteps, people: expensePeople },
  monthlyExpense: {
    machine: monthlyExpenseMachine,
    begins: monthlyExpenseBegins,
    steps: monthlyExpenseSteps,
    people: monthlyExpensePeople,
  },
  payment: { machine: paymentMachine, begins: paymentBegins, steps: paymentSteps, people: paymentPeople },
  paymentSeries: {
    machine: paymentSeriesMachine,
    begins: paymentSeriesBegins,
    steps: paymentSeriesSteps,
    people: paymentSeriesPeople,
  },
  supportOrder: {
    machine: supportOrderMachine,
    begins: supportOrderBegins,
    steps: supportOrderSteps,
    people: supportOrderPeople,
  },
  parentingSchedule: {
    machine: parentingScheduleMachine,
    begins: planBegins,
    steps: parentingScheduleSteps,
    people: planPeople,
  },
  holiday: { machine: holidayMachine, begins: planBegins, steps: holidaySteps, people: planPeople },
  changeRequest: {
    machine: changeRequestMachine,
    begins: changeRequestBegins,
    steps: changeRequestSteps,
    people: changeRequestPeople,
  },
  actualTime: { machine: actualTimeMachine, begins: [{}], steps: claimSteps('actualTime'), people: claimPeople },
  schoolBreak: {
    machine: schoolBreakMachine,
    begins: schoolBreakBegins,
    steps: schoolBreakSteps,
    people: schoolBreakPeople,
  },
  calendarEvent: {
    machine: calendarEventMachine,
    begins: calendarEventBegins,
    steps: calendarEventSteps,
    people: calendarEventPeople,
  },
  calendarFeed: {
    machine: calendarFeedMachine,
    begins: calendarFeedBegins,
    steps: calendarFeedSteps,
    people: calendarFeedPeople,
  },
  connectedCalendar: {
    machine: connectedCalendarMachine,
    begins: connectedCalendarBegins,
    steps: connectedCalendarSteps,
    people: connectedCalendarPeople,
  },
  paymentAccount: {
    machine: paymentAccountMachine,
    begins: paymentAccountBegins,
    steps: paymentAccountSteps,
    people: paymentAccountPeople,
  },
  invitation: {
    machine: invitationMachine,
    begins: invitationBegins,
    steps: invitationSteps,
    people: invitationPeople,
  },
  linkedAccount: {
    machine: linkedAccountMachine,
    begins: linkedAccountBegins,
    steps: linkedAccountSteps,
    people: linkedAccountPeople,
  },
  delivery: { machine: deliveryMachine, begins: [{}], steps: deliverySteps, people: deliveryPeople },
  draft,
  journalEntry,
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
  registration: {
    machine: registrationMachine,
    begins: registrationBegins,
    steps: registrationSteps,
    people: registrationPeople,
  },
  access: { machine: accessMachine, begins: [{}], steps: accessSteps, people: accessPeople },
  recovery: { machine: recoveryMachine, begins: recoveryBegins, steps: recoverySteps, people: recoveryPeople },
  subscription: {
    machine: subscriptionMachine,
    begins: subscriptionBegins,
    steps: subscriptionSteps,
    people: subscriptionPeople,
  },
  feeWaiver: { machine: feeWaiverMachine, begins: feeWaiverBegins, steps: feeWaiverSteps, people: feeWaiverPeople },
  emailChange: {
    machine: emailChangeMachine,
    begins: emailChangeBegins,
    steps: emailChangeSteps,
    people: emailChangePeople,
  },
  signIn: { machine: signInMachine, begins: signInBegins, steps: signInSteps, people: signInPeople },
  familyHold: {
    machine: familyHoldMachine,
    begins: familyHoldBegins,
    steps: familyHoldSteps,
    people: familyHoldPeople,
  },
  accountClosing: accountClosingChart,
  secondStepRemoval: { machine: removalMachine, begins: removalBegins, steps: removalSteps, people: removalPeople },
  supportDue: { machine: supportDueMachine, begins: supportDueBegins, steps: [], people: {} },
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
