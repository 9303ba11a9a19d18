import type { ExpenseCommand, ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { paymentCommandOf } from '#src/features/payments/payment.chart.ts'
import type { PageAction, PageCommand } from './page-action.ts'

/** Lists the actions whose dialog asks for at most a reason, and the approval, which has no dialog. */
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

/** Carries the version, and the amount where money moves, so that nobody answers to something they were not shown. */
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

/** Gives the command of an action that needs no input; null when a dialog comes first. */
export function commandAtOnce(given: PageAction, seen: ExpenseDto): PageCommand | null {
  if (given.on === 'expense')
    return given.action === 'approve' ? { on: 'expense', command: plainCommand(seen, 'approve', '') } : null
  const { payment, action } = given
  return action === 'confirm' ? { on: 'payment', payment, command: paymentCommandOf(payment, action, '') } : null
}
