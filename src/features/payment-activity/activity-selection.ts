import * as z from 'zod/mini'
import {
  type PaymentSelection,
  paymentSelection,
  paymentSelectionQuery,
  defaultPaymentOrder as usual,
} from '#contract/payments/payment-selection.ts'
import { texts, understood } from '#src/app/shared/list/selection.ts'

/** What narrows the payments; the rest of a selection only orders them. */
const narrowing = ['way', 'show', 'method', 'from', 'to', 'search'] as const
export type Narrowing = (typeof narrowing)[number]

/** What a change leaves out goes back to what is usual; nothing usual stands in the address. */
export function tidied(selection: PaymentSelection): PaymentSelection {
  const { sort = usual.sort, direction = usual.direction, ...rest } = selection
  const asUsual = sort === usual.sort && direction === usual.direction
  return texts({ ...rest, ...(!asUsual && { sort, direction }) })
}

/** The selection that an address asks for. */
export const selectionFrom = (raw: Record<string, unknown>): PaymentSelection =>
  tidied(z.parse(paymentSelectionQuery, understood(paymentSelection, raw)))

export const activeIn = (selection: PaymentSelection): Narrowing[] =>
  narrowing.filter((name) => selection[name] !== undefined)

export const cleared = ({ sort, direction }: PaymentSelection): PaymentSelection => tidied({ sort, direction })
