import { type By, bySystem } from '../shared/turn.ts'
import { expenseMachine } from './expense.machine.ts'
import { type ExpenseEvent, type ExpenseFacts, type ExpenseInput, noFacts } from './expense.types.ts'

/**
 * A step that a walker may try on an expense: each event as each person who may send it. A walker resolves the present
 * leaf with `facts` (that it was opened, or new sums of the payments), then sends the event. The numbers are
 * those of one expense of 285.00 at 50/50, so that 142.50 is owed.
 */
export type ExpenseStep = { readonly event: ExpenseEvent; readonly facts?: ExpenseFacts }

const owed = 142_50
const creator: By = { actor: 'sam', party: 'creator', mode: 'self' }
const other: By = { actor: 'dana', party: 'other', mode: 'self' }
const facts = (change: Partial<ExpenseFacts> = {}): ExpenseFacts => ({ ...noFacts, owed, ...change })
const changed = (change: Partial<ExpenseFacts> = {}): ExpenseStep => ({
  event: { type: 'expense.paymentsChanged', by: bySystem },
  facts: facts({ ...change, opened: true }),
})

/** A walk begins with one of these: kept to its creator, or shared and opened by the other parent. */
export const expenseBegins: readonly ExpenseInput[] = [
  { ...facts(), private: true },
  { ...facts({ opened: true }), private: false },
]

const expenseSteps: readonly ExpenseStep[] = [
  { event: { type: 'expense.share', by: creator } },
  { event: { type: 'expense.edit', by: creator } },
  { event: { type: 'expense.delete', by: creator } },
  { event: { type: 'expense.addReceipt', by: creator } },
  { event: { type: 'expense.withdraw', by: creator } },
  { event: { type: 'expense.requestReceipt', by: other }, facts: facts({ opened: true }) },
  { event: { type: 'expense.approve', by: other }, facts: facts({ opened: true }) },
  { event: { type: 'expense.decline', by: other }, facts: facts({ opened: true }) },
  { event: { type: 'expense.pay', by: other, amount: 40_00 } },
  { event: { type: 'expense.markReimbursed', by: creator, remaining: owed } },
  changed({ checks: 40_00 }),
  changed({ inFlight: 50_00 }),
  changed({ scheduled: 50_00 }),
  changed({ settled: 40_00, lastOutcome: 'confirmed' }),
  changed({ lastOutcome: 'refused' }),
  changed({ lastOutcome: 'returned' }),
  changed({ settled: owed, lastOutcome: 'reimbursed' }),
  changed(),
]

/** Lists everybody who might try, for the refusal matrix: the permitted people, others, and those who only look on. */
export const expensePeople: Readonly<Record<string, By>> = {
  creator,
  other,
  professional: { actor: 'pat', party: 'creator', mode: 'viewing' },
  admin: { actor: 'ada', party: 'other', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: { actor: null, party: 'bank', mode: 'self' },
}

/** The chart with everything that is needed to walk it. */
export const expense = {
  machine: expenseMachine,
  begins: expenseBegins,
  steps: expenseSteps,
  people: expensePeople,
} as const
