import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type Lifecycle, type LifecycleEvent, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type ExpenseChart = Lifecycle<typeof expenseMachine>

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const chartOf = ({ status, facts, you }: Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you'>): ExpenseChart =>
  lifecycleOf(expenseMachine, { status, facts: { ...facts, private: isPrivateLeaf(status) }, you })

/** Lists a person's commands in the order of their buttons. */
export const expenseActions = [
  'share',
  'approve',
  'decline',
  'requestReceipt',
  'pay',
  'addReceipt',
  'edit',
  'markReimbursed',
  'withdraw',
  'delete',
] as const
export type ExpenseAction = (typeof expenseActions)[number]

type CheckedEvents = {
  [Action in ExpenseAction]: (facts: ExpenseSummaryDto['facts']) => LifecycleEvent<typeof expenseMachine>
}

/**
 * Each action is checked with this event. A payment is checked with the whole payable: when that is allowed, so is a
 * part.
 */
const checkedEvents: CheckedEvents = {
  share: () => ({ type: 'expense.share' }),
  approve: () => ({ type: 'expense.approve' }),
  decline: () => ({ type: 'expense.decline' }),
  requestReceipt: () => ({ type: 'expense.requestReceipt' }),
  pay: (facts) => ({ type: 'expense.pay', amount: payableOf(facts) }),
  addReceipt: () => ({ type: 'expense.addReceipt' }),
  edit: () => ({ type: 'expense.edit' }),
  markReimbursed: (facts) => ({ type: 'expense.markReimbursed', remaining: remainingOf(facts) }),
  withdraw: () => ({ type: 'expense.withdraw' }),
  delete: () => ({ type: 'expense.delete' }),
}

/** Lists exactly what the chart allows this person now; a read-only viewer is allowed nothing. */
export function allowedActions(expense: Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you'>): ExpenseAction[] {
  const { can } = chartOf(expense)
  return expenseActions.filter((action) => can(checkedEvents[action](expense.facts)))
}
