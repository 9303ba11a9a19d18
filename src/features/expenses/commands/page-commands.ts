import type { ExpenseCommand, ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { paymentCommandOf } from '#src/app/shared/payments/payment.chart.ts'
import type { PageAction, PageCommand } from './page-action.ts'

/** The actions that a dialog with at most a reason asks about, and the approval, which asks nothing. */
export const plainActions = [
  'share',
  'approve',
  'decline',
  'requestReceipt',
  'withdraw',
  'delete',
  'markReimbursed',
] as const
export type PlainAction = (typeof plainActions)[number]

/** Says which version was seen, and the amount where money moves: nobody answers to what they were not shown. */
export function plainCommand({ version, facts }: ExpenseDto, action: PlainAction, reason: string): ExpenseCommand {
  switch (action) {
    case 'approve':
      return { type: 'expense.approve', version, owed: facts.owed }
    case 'markReimbursed':
      return { type: 'expense.markReimbursed', version, remaining: remainingOf(facts) }
    case 'decline':
      return { type: 'expense.decline', version, reason }
    case 'requestReceipt':
      return { type: 'expense.requestReceipt', version, note: reason }
    default:
      return { type: `expense.${action}`, version }
  }
}

/** The command of an action that asks nothing more; null where a dialog comes first. */
export function commandAtOnce(given: PageAction, seen: ExpenseDto): PageCommand | null {
  if (given.on === 'expense')
    return given.action === 'approve' ? { on: 'expense', command: plainCommand(seen, 'approve', '') } : null
  const { payment, action } = given
  return action === 'confirm' ? { on: 'payment', payment, command: paymentCommandOf(payment, action, '') } : null
}
