import * as z from 'zod/mini'
import type { Counts } from '#machines/payments/payment.setup.ts'
import { date } from '../common.ts'
import { sortDirections } from '../expenses/expense-log.ts'
import { limits } from '../limits.ts'

/** Statuses that are asked for together: what a payment in them is to the expenses it pays. */
export const paymentGroups = ['checks', 'inFlight', 'scheduled', 'settled', 'nothing'] as const satisfies Counts[]
export type PaymentGroup = (typeof paymentGroups)[number]

export const paymentMethods = ['bank', 'check', 'reimbursed'] as const
/** As the viewpoint sees it: paid by them, or paid to them. */
export const paymentWays = ['sent', 'received'] as const

export const paymentSorts = ['created', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** How it stands when nobody chose otherwise: newest first. */
export const usualPaymentOrder = { sort: 'created', direction: 'descending' } as const

/**
 * What narrows and orders the payments, in the address of their page, in the call and in both exports. `from` and `to` are
 * days where the family lives, both included; `search` asks for each of its words in the number, in the note or in the
 * name of what is paid, whatever its accents and case.
 */
export const paymentSelection = {
  way: z.optional(z.enum(paymentWays)),
  show: z.optional(z.enum(paymentGroups)),
  method: z.optional(z.enum(paymentMethods)),
  from: z.optional(date),
  to: z.optional(date),
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search, 'tooLong'))),
  sort: z.optional(z.enum(paymentSorts)),
  direction: z.optional(z.enum(sortDirections)),
} as const

export const paymentSelectionQuery = z.object(paymentSelection)
export type PaymentSelection = z.infer<typeof paymentSelectionQuery>
