import type { SupportOrderDto, SupportPaymentDto } from '#contract/child-support/child-support.ts'
import type { OrderAction } from '../child-support.chart.ts'

/** A question that is open, with the item as it was on the screen: the answer is to that. */
export type Asked =
  | { readonly on: 'order'; readonly action: OrderAction; readonly order: SupportOrderDto }
  | { readonly on: 'pay'; readonly order: SupportOrderDto }
  | {
      readonly on: 'payment'
      readonly action: 'confirm' | 'refuse' | 'void'
      readonly payment: SupportPaymentDto
    }
export type Ask = (asked: Asked) => void
