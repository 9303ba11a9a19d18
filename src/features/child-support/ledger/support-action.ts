import type { SupportOrderDto, SupportPaymentDto } from '#contract/child-support/child-support.ts'
import type { OrderAction } from '../child-support.chart.ts'

/** Carries the item that was on the screen, because the answer is to that version. */
export type SupportAction =
  | { readonly on: 'order'; readonly action: OrderAction; readonly order: SupportOrderDto }
  | { readonly on: 'pay'; readonly order: SupportOrderDto }
  | { readonly on: 'payment'; readonly action: 'confirm' | 'refuse' | 'void'; readonly payment: SupportPaymentDto }
export type OnAction = (action: SupportAction) => void
