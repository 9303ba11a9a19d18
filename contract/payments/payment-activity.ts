import * as z from 'zod/mini'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentMeta } from '#machines/payments/payment.setup.ts'
import { paymentParties } from '#machines/payments/payment.types.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, minor, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { type PaymentGroup, paymentMethods, paymentSelection, paymentSelectionQuery } from './payment-selection.ts'
import { checkMeans, type PaymentStatus, paymentStatuses } from './payments.ts'

/** Returns the statuses of a group, read off the chart. */
export const statusesIn = (group: PaymentGroup): PaymentStatus[] =>
  paymentStatuses.filter((status) => metaOfLeaf<PaymentMeta>(paymentMachine, status).counts === group)

/** Selects one page; `after` is the previous page's `next`. */
const paymentQuery = z.object({
  ...paymentSelection,
  after: z.optional(z.string().check(z.maxLength(1000, 'malformed'))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
  /** Of each series only the next payment that waits is listed; the count and the totals are those of all. */
  series: z.optional(z.literal('folded')),
})

/** One line. Of an expense it holds only the name, and only for those who recorded it, opened it or look on. */
export const paymentSummaryDto = z.object({
  id,
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  later: z.boolean(),
  amount: minor,
  currency,
  payerId: id,
  receiverId: id,
  number: z.nullable(z.string()),
  /** Both mean what they mean in `paymentDto`. */
  means: z.nullable(z.enum(checkMeans)),
  paidOn: z.nullable(date),
  createdAt: instant,
  /** The start day of a planned payment, in the payer's zone. */
  startOn: z.nullable(date),
  /** This much waits in the series of a planned payment: how many payments, their total, the day of the last one. */
  series: z.nullable(z.object({ id, count: z.int(), amount: minor, until: date })),
  /** True when the payment pays child support instead of an expense. */
  support: z.boolean(),
  pays: z.array(z.object({ expenseId: id, name: z.nullable(z.string()), amount: minor })),
  you: youAmong(paymentParties),
})
export type PaymentSummaryDto = z.infer<typeof paymentSummaryDto>

const total = z.object({ amount: minor, count: z.int() })
export const paymentPageDto = z.object({
  items: z.array(paymentSummaryDto),
  /** An opaque cursor: pass it as `after` for the next page. Null at the end. */
  next: z.nullable(z.string()),
  /** The number of matches on all pages. Like the totals it comes with the first page and is null on the others. */
  count: z.nullable(z.int()),
  /**
   * Totals of all matches. Sent and received cover what arrived, sending and receiving what was sent and is not complete
   * yet. What waits for its day is in none of them, and failed, stopped, refused and void payments never count.
   */
  totals: z.nullable(z.object({ sent: total, received: total, sending: total, receiving: total })),
})
export type PaymentPageDto = z.infer<typeof paymentPageDto>

export const paymentActivityRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/payments',
    access: 'bearer',
    summary: 'Every payment between the two parents: narrowed, ordered, page by page.',
    query: paymentQuery,
    output: paymentPageDto,
  }),
  /** The file is UTF-8 with a byte order mark and follows RFC 4180; its headers are in the account's language. */
  csv: route({
    method: 'GET',
    path: '/pub/v1/payments.csv',
    access: 'cookie',
    pace: 'exports',
    summary: 'The payments as a spreadsheet: what is selected, all of it, in its order.',
    query: paymentSelectionQuery,
    output: z.unknown(),
  }),
} as const
