import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { PaymentAction } from '#src/features/payments/payment.chart.ts'
import type { ExpenseAction } from '../expense.chart.ts'

type Errors = TranslationFunctions['errors']

const titles = {
  approve: 'expenseNotApproved',
  decline: 'expenseNotRefused',
  delete: 'expenseNotDeleted',
  markReimbursed: 'expenseNotReimbursed',
  confirm: 'paymentNotConfirmed',
  stop: 'paymentsNotStopped',
} as const satisfies Partial<Record<ExpenseAction | PaymentAction, keyof Errors>>

const hasTitle = (action: ExpenseAction | PaymentAction): action is keyof typeof titles => action in titles

/** Says what was not done. */
export const failureTitleOf = (action: ExpenseAction | PaymentAction, errors: Errors): string =>
  errors[hasTitle(action) ? titles[action] : 'answerNotSent']()
