import type { SupportOrderDto, SupportPaymentDto } from '#contract/child-support/child-support.ts'
import type { OrderAction } from '../child-support.chart.ts'

/** An action of a person, with the item as it was on the screen: the answer is to that. */
export type SupportAction =
  | { readonly on: 'order'; readonly action: OrderAction; readonly order: SupportOrderDto }
  | { readonly on: 'pay'; readonly order: SupportOrderDto }
  | { readonly on: 'payment'; readonly action: 'confirm' | 'refuse' | 'void'; readonly payment: SupportPaymentDto }
export type OnAction = (action: SupportAction) => void
