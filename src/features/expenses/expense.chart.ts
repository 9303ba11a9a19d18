import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type Lifecycle, type LifecycleEvent, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type ExpenseChart = Lifecycle<typeof expenseMachine>

/** The chart at the item's leaf, with the facts and the person the server gave: what is asked of it is asked of both. */
export const chartOf = ({ status, facts, you }: Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you'>): ExpenseChart =>
  lifecycleOf(expenseMachine, { status, facts: { ...facts, private: status === 'private' }, you })

/** The commands of a person, in the order their buttons stand. */
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

type Asked = { [Action in ExpenseAction]: (facts: ExpenseSummaryDto['facts']) => LifecycleEvent<typeof expenseMachine> }

/** What is asked of the chart for each: the whole payable for a payment, since a part of it is allowed when the whole is. */
const asked: Asked = {
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

/** Exactly what the chart allows this person now; nothing for someone looking on. */
export function allowedActions(expense: Pick<ExpenseSummaryDto, 'status' | 'facts' | 'you'>): ExpenseAction[] {
  const { can } = chartOf(expense)
  return expenseActions.filter((action) => can(asked[action](expense.facts)))
}
