import * as z from 'zod/mini'
import type { Counts } from '#machines/payments/payment.setup.ts'
import { date, searchText } from '../common.ts'
import { sortDirections } from '../expenses/expense-log.ts'
import { limits } from '../limits.ts'
import { readable } from '../readable.ts'

/** Groups of statuses that are queried together, by what such a payment means to the expenses it pays. */
export const paymentGroups = ['checks', 'inFlight', 'scheduled', 'settled', 'nothing'] as const satisfies Counts[]
export type PaymentGroup = (typeof paymentGroups)[number]

export const paymentMethods = ['bank', 'check', 'reimbursed'] as const
/** Says whether the viewpoint pays the payment or receives it. */
export const paymentWays = ['sent', 'received'] as const

export const paymentSorts = ['created', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** The default order is newest first. `created` orders by the day that the list shows: planned, handed over, else recorded. */
export const defaultPaymentOrder = { sort: 'created', direction: 'descending' } as const

/**
 * Filters and orders the payments, in the page's address, in the call and in both exports. `from` and `to` are
 * days of payment in the family's zone, both included. `search` requires each of its words in the number, the note or the name of what is
 * paid, ignoring accents and case.
 */
export const paymentSelection = readable({
  way: z.optional(z.enum(paymentWays)),
  show: z.optional(z.enum(paymentGroups)),
  method: z.optional(z.enum(paymentMethods)),
  from: z.optional(date),
  to: z.optional(date),
  search: z.optional(searchText(limits.search)),
  sort: z.optional(z.enum(paymentSorts)),
  direction: z.optional(z.enum(sortDirections)),
})

export const paymentSelectionQuery = readable(z.object(paymentSelection))
export type PaymentSelection = z.infer<typeof paymentSelectionQuery>
