import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { answerFailureText, type FailureMessage } from '#src/app/shared/lifecycle/failure-message.ts'
import type { PaymentAction } from '#src/features/payments/payment.chart.ts'
import type { ExpenseAction } from '../expense.chart.ts'

type Errors = TranslationFunctions['errors']

const titles = {
  approve: 'expenseNotApproved',
  decline: 'expenseNotRefused',
  markReimbursed: 'expenseNotReimbursed',
  confirm: 'paymentNotConfirmed',
  stop: 'paymentsNotStopped',
} as const satisfies Partial<Record<ExpenseAction | PaymentAction, keyof Errors>>

const hasTitle = (action: ExpenseAction | PaymentAction): action is keyof typeof titles => action in titles

/** Says what was not done, and why. A failed deletion has the title of every failed deletion. */
export function failureMessageOf(
  action: ExpenseAction | PaymentAction,
  failure: unknown,
  LL: TranslationFunctions,
): FailureMessage {
  const { errors } = LL
  const text = answerFailureText(failure, LL)
  if (action === 'delete') return { title: errors.cannotDelete(), text: `${errors.expenseNotDeleted()} ${text}` }
  return { title: errors[hasTitle(action) ? titles[action] : 'answerNotSent'](), text }
}
