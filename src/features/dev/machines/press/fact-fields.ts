import type { SupportOrderFacts } from '#machines/child-support/support-order.types.ts'
import { type ExpenseInput, outcomes } from '#machines/expenses/expense.types.ts'
import type { MonthlyExpenseFacts } from '#machines/monthly-expenses/monthly-expense.types.ts'
import type { PaymentAccountFacts } from '#machines/payment-accounts/payment-account.types.ts'
import type { PaymentSeriesFacts } from '#machines/payment-schedules/payment-series.types.ts'
import type { PaymentFacts, PaymentMethod } from '#machines/payments/payment.types.ts'

/** Says how a fact is entered: as a number, yes or no, or one of these values; null means none. */
export type FactField = 'number' | 'boolean' | readonly (string | null)[]

const methods: readonly PaymentMethod[] = ['check', 'bank', 'reimbursed']

const expense = {
  owed: 'number',
  settled: 'number',
  checks: 'number',
  inFlight: 'number',
  scheduled: 'number',
  lastOutcome: [null, ...outcomes],
  opened: 'boolean',
  private: 'boolean',
} as const satisfies Record<keyof ExpenseInput, FactField>

const payment = {
  method: methods,
  amount: 'number',
  payable: 'number',
  later: 'boolean',
} as const satisfies Record<keyof PaymentFacts, FactField>

const monthlyExpense = {
  due: 'boolean',
  last: 'boolean',
} as const satisfies Record<keyof MonthlyExpenseFacts, FactField>

const paymentSeries = {
  ahead: 'number',
  cutShort: 'boolean',
  mayEdit: 'boolean',
} as const satisfies Record<keyof PaymentSeriesFacts, FactField>

const supportOrder = {
  recorderPays: 'boolean',
  due: 'number',
  over: 'boolean',
} as const satisfies Record<keyof SupportOrderFacts, FactField>

const paymentAccount = {
  offered: 'boolean',
  answered: 'boolean',
  customer: 'boolean',
} as const satisfies Record<keyof PaymentAccountFacts, FactField>

/** Lists the charts that decide on facts computed elsewhere. */
export const factFields: Readonly<Record<string, Readonly<Record<string, FactField>>>> = {
  expense,
  monthlyExpense,
  payment,
  paymentSeries,
  supportOrder,
  paymentAccount,
}
