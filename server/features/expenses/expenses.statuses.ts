import { type ExpenseStatus, expenseStatuses } from '#contract/expenses/expenses.ts'
import { goneLeaves, isPaidOff } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { ExpenseMeta } from '#machines/expenses/expense.setup.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import { isTurnOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { bySystem, type Whose } from '#machines/shared/turn.ts'
import { decide } from '../../lifecycle/lifecycle.ts'

// Derives groups of statuses for SQL from the chart.

const turnsOf = (status: ExpenseStatus): readonly Whose[] => metaOfLeaf(expenseMachine, status).turns
const hasEnded = (status: ExpenseStatus): boolean => turnsOf(status).every((turn) => turn === 'nobody')

const uncountedAs = (status: ExpenseStatus) => metaOfLeaf<ExpenseMeta>(expenseMachine, status).uncounted

/** Lists the statuses of expenses that are not owed, or not any more, and are never counted. */
export const uncounted: readonly ExpenseStatus[] = expenseStatuses.filter((status) => uncountedAs(status))
export const ended: readonly ExpenseStatus[] = expenseStatuses.filter((status) => uncountedAs(status) === 'ended')
/** Lists the statuses of expenses that nobody is shown. */
export const gone: readonly ExpenseStatus[] = goneLeaves
/** Lists the statuses of expenses of which nothing is owed any more. */
export const paidOff: readonly ExpenseStatus[] = expenseStatuses.filter(isPaidOff)
export const outstanding: readonly ExpenseStatus[] = expenseStatuses.filter(
  (status) => !uncounted.includes(status) && !hasEnded(status),
)

export const isKeptPrivate = (status: ExpenseStatus): boolean => uncountedAs(status) === 'private'
export const keptPrivate: readonly ExpenseStatus[] = expenseStatuses.filter(isKeptPrivate)

const paymentsChanged = { type: 'expense.paymentsChanged', by: bySystem } as const

/** Lists the statuses of approved expenses, which the chart derives again whenever their payments change. */
export const agreed: readonly ExpenseStatus[] = expenseStatuses.filter((status) =>
  decide(expenseMachine, status, { ...noFacts, private: false }, paymentsChanged),
)

/** Lists active statuses, then ended ones, each in the order of the chart. */
export const inOrderOfLife: readonly ExpenseStatus[] = expenseStatuses.toSorted(
  (a, b) => Number(hasEnded(a)) - Number(hasEnded(b)) || expenseStatuses.indexOf(a) - expenseStatuses.indexOf(b),
)

export type Waits = {
  /** The statuses in which it is always this party's turn. */
  readonly always: readonly ExpenseStatus[]
  /** The statuses in which it is their turn only while something is left to pay. */
  readonly whilePayable: readonly ExpenseStatus[]
}

/** Returns the statuses in which it is the turn of one party. Private expenses have no turn. */
const waitsFor = (party: 'creator' | 'other'): Waits => {
  const by = { actor: null, party, mode: 'self' } as const
  const held = (status: ExpenseStatus, guard: string | null): boolean =>
    turnsOf(status).some((whose) =>
      typeof whose === 'string'
        ? guard === null && isTurnOf(expenseMachine, whose, by)
        : guard === whose.when && isTurnOf(expenseMachine, whose.turn, by),
    )
  const among = (guard: string | null) =>
    expenseStatuses.filter((status) => uncountedAs(status) !== 'private' && held(status, guard))
  return { always: among(null), whilePayable: among('payableLeft') }
}

type Waiting = {
  readonly creator_id: string
  readonly other_id: string
  readonly status: ExpenseStatus
  readonly payable: boolean
}

export const waits = { creator: waitsFor('creator'), other: waitsFor('other') } as const

/** Says whether expenses with these columns wait for a person. */
export const isWaitingFor = ({ creator_id, other_id, status, payable }: Waiting, person: string): boolean => {
  const among = ({ always, whilePayable }: Waits) =>
    always.includes(status) || (payable && whilePayable.includes(status))
  return (creator_id === person && among(waits.creator)) || (other_id === person && among(waits.other))
}
