import { type By, byBank, bySystem } from '../shared/turn.ts'
import { monthlyExpenseMachine } from './monthly-expense.machine.ts'
import type { MonthlyExpenseEvent, MonthlyExpenseFacts } from './monthly-expense.types.ts'

/** A step that a walker may try: each event as its owner, with `facts` when a step brings new ones. */
export type MonthlyExpenseStep = { readonly event: MonthlyExpenseEvent; readonly facts?: MonthlyExpenseFacts }

const owner: By = { actor: 'sam', party: 'owner', mode: 'self' }
const due: MonthlyExpenseFacts = { due: true, last: false }
const last: MonthlyExpenseFacts = { due: true, last: true }

const monthlyExpenseBegins: readonly MonthlyExpenseFacts[] = [{ due: false, last: false }]

const monthlyExpenseSteps: readonly MonthlyExpenseStep[] = [
  { event: { type: 'monthlyExpense.send', by: owner }, facts: due },
  { event: { type: 'monthlyExpense.send', by: owner }, facts: last },
  { event: { type: 'monthlyExpense.skip', by: owner }, facts: due },
  { event: { type: 'monthlyExpense.skip', by: owner }, facts: last },
  { event: { type: 'monthlyExpense.end', by: owner } },
]

/** Lists everybody who might try, for the refusal matrix. */
const monthlyExpensePeople: Readonly<Record<string, By>> = {
  owner,
  other: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'owner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'owner', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const monthlyExpense = {
  machine: monthlyExpenseMachine,
  begins: monthlyExpenseBegins,
  steps: monthlyExpenseSteps,
  people: monthlyExpensePeople,
} as const
