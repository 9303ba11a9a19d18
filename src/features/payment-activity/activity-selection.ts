import {
  defaultPaymentOrder,
  type PaymentSelection,
  paymentSelection,
  paymentSelectionQuery,
  paymentSorts,
} from '#contract/payments/payment-selection.ts'
import { listOrders } from '#src/app/shared/list/list-orders.ts'
import { listSelection } from '#src/app/shared/list/list-selection.ts'

const narrowing = ['way', 'show', 'method', 'from', 'to', 'search'] as const
export type Narrowing = (typeof narrowing)[number]

export const activityOrders = listOrders(paymentSorts, defaultPaymentOrder)

export const activityRules = listSelection<PaymentSelection, Narrowing>({
  parts: paymentSelection,
  schema: paymentSelectionQuery,
  narrowing,
  orderIn: activityOrders.chosenIn,
})

export const { selectionFrom } = activityRules
