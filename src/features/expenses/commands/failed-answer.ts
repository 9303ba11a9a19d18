import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { answerText, type Failed } from '#src/app/shared/lifecycle/failure-message.ts'
import type { PaymentAction } from '#src/app/shared/payments/payment.chart.ts'
import type { ExpenseAction } from '../expense.chart.ts'

const titles = {
  approve: 'expenseNotApproved',
  decline: 'expenseNotRefused',
  delete: 'expenseNotDeleted',
  markReimbursed: 'expenseNotReimbursed',
  confirm: 'paymentNotConfirmed',
  stop: 'paymentsNotStopped',
} as const satisfies Partial<Record<ExpenseAction | PaymentAction, keyof TranslationFunctions['errors']>>

const hasTitle = (action: ExpenseAction | PaymentAction): action is keyof typeof titles => action in titles

export const failedAnswer = (
  action: ExpenseAction | PaymentAction,
  failure: unknown,
  LL: TranslationFunctions,
): Failed => ({
  title: LL.errors[hasTitle(action) ? titles[action] : 'answerNotSent'](),
  text: answerText(failure, LL),
})
