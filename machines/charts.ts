import type { AnyStateMachine, EventObject } from 'xstate'
import { expenseMachine } from './expense/expense.machine.ts'
import { expenseBegins, expensePeople, expenseSteps } from './expense/expense.paths.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { paymentBegins, paymentPeople, paymentSteps } from './payment/payment.paths.ts'
import type { By } from './shared/turn.ts'

/** An event to try; `facts`, where a step brings new ones, are what the row adds up to when it is sent. */
export type Step = { readonly event: EventObject & { readonly by?: By }; readonly facts?: object }

/** A chart with all that is needed to walk it. */
export type Chart = {
  readonly machine: AnyStateMachine
  readonly begins: readonly object[]
  readonly steps: readonly Step[]
  readonly people: Readonly<Record<string, By>>
}

/** The lifecycles that the server decides by. */
export const lifecycles = {
  expense: { machine: expenseMachine, begins: expenseBegins, steps: expenseSteps, people: expensePeople },
  payment: { machine: paymentMachine, begins: paymentBegins, steps: paymentSteps, people: paymentPeople },
} as const satisfies Record<string, Chart>

/** Every chart that can be walked and drawn, by name. */
export const charts: Readonly<Record<string, Chart>> = lifecycles
