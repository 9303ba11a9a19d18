import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { ExpenseFacts, ExpenseParty } from '#machines/expenses/expense.types.ts'
import type { Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { expenseEffects } from './expenses.effects.ts'
import { factsOfExpense, lockWithFacts } from './expenses.facts.ts'
import { expenseColumnsOf } from './expenses.recorded.ts'
import { type ExpenseRecord, lockExpense, writeExpense } from './expenses.store.ts'

export type ExpenseLifecycle = Lifecycle<typeof expenseMachine, ExpenseRecord>

export const peopleOfExpense = (
  row: Pick<ExpenseRecord, 'creator_id' | 'other_id'>,
): readonly Involved<ExpenseParty>[] => [
  { personId: row.creator_id, party: 'creator' },
  { personId: row.other_id, party: 'other' },
]

/** Compares what the person saw beside the version: the share that they approve. */
const sawAmounts: ExpenseLifecycle['sawAmounts'] = (row, command) => !('owed' in command) || command.owed === row.owed

const contextOf = ({ status }: ExpenseRecord, facts: ExpenseFacts) => ({ ...facts, private: isPrivateLeaf(status) })

export const expenseLifecycle: ExpenseLifecycle = {
  entity: 'expense',
  topic: 'expense',
  machine: expenseMachine,
  lock: lockExpense,
  contextOf: async (tx, row) => contextOf(row, await factsOfExpense(tx, row)),
  lockWithContext: async (tx, id, how) => {
    const found = await lockWithFacts(tx, id, () => lockExpense(tx, id, how))
    return found && { row: found.row, context: contextOf(found.row, found.facts) }
  },
  people: peopleOfExpense,
  sawAmounts,
  write: writeExpense,
  effects: expenseEffects,
  notices: {
    'expense.begin': 'recorded',
    'expense.share': 'shared',
    'expense.edit': 'changed',
    'expense.approve': 'approved',
    'expense.decline': 'declined',
    'expense.requestReceipt': 'receiptRequested',
    'expense.addReceipt': 'receiptAdded',
    'expense.withdraw': 'withdrawn',
    'expense.pay': 'paid',
    'expense.markReimbursed': 'reimbursed',
  },
  columnsOf: expenseColumnsOf,
}
