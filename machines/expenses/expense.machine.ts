import { expenseSetup } from './expense.setup.ts'
import { approvedState } from './expense.state.approved.ts'
import { openState, receiptRequestedState } from './expense.state.open.ts'
import { privateState } from './expense.state.private.ts'

/**
 * One shared expense, from the receipt to the settled share.
 *
 * Top states: visible to its creator only (`private`), waiting for an answer (`open`, `receiptRequested`), approved
 * (`approved`, and `settled` once nothing remains), ended without money (`declined`, `withdrawn`, `deleted`).
 * Invariants: settled <= owed; what may be paid never exceeds what remains; only people in their own session move it.
 * Deliberately absent: the money itself. A payment is a lifecycle of its own and only notifies the expense of changes.
 * `settled` can be left: a bank may return a payment weeks later.
 */
export const expenseMachine = expenseSetup.createMachine({
  id: 'expense',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'isPrivate', target: 'private' }, { target: 'open' }] },
    private: privateState,
    open: openState,
    receiptRequested: receiptRequestedState,
    declined: { type: 'final', meta: { turns: ['nobody'], label: 'declined', tone: 'problem', uncounted: 'ended' } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting', uncounted: 'ended' } },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', uncounted: 'gone' } },
    approved: approvedState,
    settled: {
      meta: { turns: ['nobody'], label: 'settled', labelBy: 'lastOutcome', tone: 'done' },
      on: {
        'expense.paymentsChanged': { guard: { type: 'by', params: 'system' }, target: 'approved.deriving' },
      },
    },
  },
})
