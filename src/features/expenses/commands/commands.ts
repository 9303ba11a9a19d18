import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { type PaymentAction, paymentCommandOf } from '#src/app/shared/payments/payment.chart.ts'
import type { Press } from './press.ts'

/** Answers that need no more words than the press itself. */
export type PlainAction = 'share' | 'approve' | 'withdraw' | 'delete' | 'markReimbursed'

/** Each says which version was seen, and the amount where money moves: nobody answers to what they were not shown. */
export function plainPress(seen: ExpenseDto, action: PlainAction): Press {
  const { version, facts } = seen
  if (action === 'approve')
    return { on: 'expense', seen, action, command: { type: 'expense.approve', version, owed: facts.owed } }
  if (action === 'markReimbursed') {
    const command = { type: 'expense.markReimbursed', version, remaining: remainingOf(facts) } as const
    return { on: 'expense', seen, action, command }
  }
  return { on: 'expense', seen, action, command: { type: `expense.${action}`, version } }
}

export function wordsPress(seen: ExpenseDto, action: 'decline' | 'requestReceipt', words: string): Press {
  const { version } = seen
  const command =
    action === 'decline'
      ? ({ type: 'expense.decline', version, reason: words } as const)
      : ({ type: 'expense.requestReceipt', version, note: words } as const)
  return { on: 'expense', seen, action, command }
}

export const paymentPress = (seen: ExpenseDto, payment: PaymentDto, action: PaymentAction, reason = ''): Press => ({
  ...{ on: 'payment', seen, payment, action },
  command: paymentCommandOf(payment, action, reason),
})
