import type { ExpenseCommand } from '#contract/expenses/expenses.ts'
import type { PaymentCommand, PaymentDto } from '#contract/payments/payments.ts'
import type { PaymentAction } from '#src/features/payments/payment.chart.ts'
import type { PayWay } from '#src/features/payments/to-pay.ts'
import type { ExpenseAction } from '../expense.chart.ts'

/** Lists what a person may do on the page of an expense: to the expense, or to one of its payments. */
export type PageAction =
  | { readonly on: 'expense'; readonly action: Exclude<ExpenseAction, 'pay'> }
  | { readonly on: 'expense'; readonly action: 'pay'; readonly way: PayWay }
  | { readonly on: 'payment'; readonly action: PaymentAction; readonly payment: PaymentDto }

export type PageCommand =
  | { readonly on: 'expense'; readonly command: ExpenseCommand }
  | { readonly on: 'payment'; readonly payment: PaymentDto; readonly command: PaymentCommand }
