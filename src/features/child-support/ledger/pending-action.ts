import type { SupportOrderItem, SupportPayment } from '#contract/child-support/child-support.ts'
import type { OrderAction } from '../child-support.chart.ts'

/** A question that is open, with the item as it was on the screen: the answer is to that. */
export type Asked =
  | { readonly on: 'order'; readonly action: OrderAction; readonly order: SupportOrderItem }
  | { readonly on: 'pay'; readonly order: SupportOrderItem }
  | {
      readonly on: 'payment'
      readonly action: 'confirm' | 'refuse' | 'void'
      readonly payment: SupportPayment
    }
export type Ask = (asked: Asked) => void
