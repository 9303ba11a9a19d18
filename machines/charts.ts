import type { AnyStateMachine, EventObject } from 'xstate'
import { bankCustomerMachine } from './bank-customer/bank-customer.machine.ts'
import { bankCustomerBegins, bankCustomerEvents } from './bank-customer/bank-customer.paths.ts'
import { bankTransferMachine } from './bank-transfer/bank-transfer.machine.ts'
import { bankTransferBegins, bankTransferEvents } from './bank-transfer/bank-transfer.paths.ts'
import { expenseMachine } from './expense/expense.machine.ts'
import { expenseBegins, expensePeople, expenseSteps } from './expense/expense.paths.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { paymentBegins, paymentPeople, paymentSteps } from './payment/payment.paths.ts'
import { paymentAccountMachine } from './payment-account/payment-account.machine.ts'
import {
  paymentAccountBegins,
  paymentAccountPeople,
  paymentAccountSteps,
} from './payment-account/payment-account.paths.ts'
import { paymentSeriesMachine } from './payment-series/payment-series.machine.ts'
import { paymentSeriesBegins, paymentSeriesPeople, paymentSeriesSteps } from './payment-series/payment-series.paths.ts'
import { requestMachine } from './request/request.machine.ts'
import { requestBegins, requestEvents } from './request/request.paths.ts'
import { sessionMachine } from './session/session.machine.ts'
import { sessionCounters, sessionEvents } from './session/session.paths.ts'
import type { By } from './shared/turn.ts'
import { signUpFlowMachine } from './sign-up-flow/sign-up-flow.machine.ts'
import { signUpFlowBegins, signUpFlowEvents, signUpFlowNoise } from './sign-up-flow/sign-up-flow.paths.ts'
import { supportDueMachine } from './support-due/support-due.machine.ts'
import { supportDueBegins } from './support-due/support-due.paths.ts'
import { supportOrderMachine } from './support-order/support-order.machine.ts'
import { supportOrderBegins, supportOrderPeople, supportOrderSteps } from './support-order/support-order.paths.ts'

/** An event to try; `facts`, where a step brings new ones, are what the row adds up to when it is sent. */
export type Step = { readonly event: EventObject & { readonly by?: By }; readonly facts?: object }

/** A chart with all that is needed to walk it. */
export type Chart = {
  readonly machine: AnyStateMachine
  readonly begins: readonly object[]
  readonly steps: readonly Step[]
  /** Who sends what, by name. A chart that runs in one browser has nobody to tell apart. */
  readonly people: Readonly<Record<string, By>>
  /** Context that grows for ever: no part of where a walk is. */
  readonly counters?: readonly string[]
}

/** The lifecycles that the server decides by. */
export const lifecycles = {
  expense: { machine: expenseMachine, begins: expenseBegins, steps: expenseSteps, people: expensePeople },
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
  paymentAccount: {
    machine: paymentAccountMachine,
    begins: paymentAccountBegins,
    steps: paymentAccountSteps,
    people: paymentAccountPeople,
  },
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
  signUpFlow: {
    machine: signUpFlowMachine,
    begins: signUpFlowBegins,
    steps: signUpFlowEvents.map(step),
    people: {},
    counters: signUpFlowNoise,
  },
}
