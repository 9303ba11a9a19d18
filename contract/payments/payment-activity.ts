import * as z from 'zod/mini'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentMeta } from '#machines/payments/payment.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, minor, you } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { type PaymentGroup, paymentMethods, paymentSelection, paymentSelectionQuery } from './payment-selection.ts'
import { type PaymentStatus, paymentStatuses } from './payments.ts'

/** The statuses of a group, read off the chart. */
export const statusesIn = (group: PaymentGroup): PaymentStatus[] =>
  paymentStatuses.filter((status) => metaOfLeaf<PaymentMeta>(paymentMachine, status).counts === group)

/** One page of it: `after` is what the page before gave as `next`. */
const paymentQuery = z.object({
  ...paymentSelection,
  after: z.optional(z.string().check(z.maxLength(1000, 'malformed'))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
})
export type PaymentQuery = z.infer<typeof paymentQuery>

/** One line: nothing of an expense but its name, and that only to who recorded it, opened it or looks on. */
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
  createdAt: instant,
  /** The day on which one that was planned starts or started, where its payer lives. */
  startOn: z.nullable(date),
  /** It pays child support, and so no expense. */
  support: z.boolean(),
  pays: z.array(z.object({ expenseId: id, name: z.nullable(z.string()), amount: minor })),
  you,
})
export type PaymentSummaryDto = z.infer<typeof paymentSummaryDto>

const total = z.object({ amount: minor, count: z.int() })
export const paymentPageDto = z.object({
  items: z.array(paymentSummaryDto),
  /** Opaque; give it back as `after` for the next page. Null at the end. */
  next: z.nullable(z.string()),
  /** How many match, on all pages together. Like the totals it comes with the first page and is null on the others. */
  count: z.nullable(z.int()),
  /** Of all that match. Sent and received are what arrived; what failed, was stopped, refused or made void never counts. */
  totals: z.nullable(z.object({ sent: total, received: total, underway: total })),
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
  /** UTF-8 with a byte order mark, records as RFC 4180 has them, its headers in the language of the account. */
  csv: route({
    method: 'GET',
    path: '/pub/v1/payments.csv',
    access: 'cookie',
    summary: 'The payments as a spreadsheet: what is selected, all of it, in its order.',
    query: paymentSelectionQuery,
    output: z.unknown(),
  }),
} as const
