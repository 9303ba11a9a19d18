import * as z from 'zod/mini'
import { supportDueStatuses } from '#domain/child-support/ledger.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, itemParams, minor, optionalText, text, you } from '../common.ts'
import { limits } from '../limits.ts'
import { byBank, byCheck, paymentDto } from '../payments/payments.ts'
import { route } from '../route.ts'
import { amount, newSupportOrder, supportFrequency } from './support-order.ts'

/** Every leaf of the chart; nowhere else is a status written. */
export const supportOrderStatuses = leavesOf(supportOrderMachine)
export type SupportOrderStatus = LeafOf<typeof supportOrderMachine>

/**
 * One order. `root` is the first of the orders that follow one another, and so the name of their one ledger. `facts` are the
 * chart's context: with `status` and `you` both sides ask it the same question.
 */
export const supportOrderDto = z.object({
  id,
  root: id,
  status: z.enum(supportOrderStatuses),
  version: z.int(),
  amount: minor,
  currency,
  rhythm: supportFrequency,
  days: z.array(z.int()),
  from: date,
  /** The last day on which a due may fall, as recorded, agreed, or because another order follows. */
  to: z.nullable(date),
  /** The last day that one parent asks for, while the other has not answered. */
  askedEnd: z.nullable(date),
  /** What was last said with a no: to the order, or to an end of it. */
  reason: z.nullable(z.string()),
  payerId: id,
  receiverId: id,
  childIds: z.array(id),
  reference: z.nullable(z.string()),
  previousId: z.nullable(id),
  createdBy: id,
  createdAt: instant,
  facts: z.object({ recorderPays: z.boolean(), due: minor, over: z.boolean() }),
  you,
})
export type SupportOrderDto = z.infer<typeof supportOrderDto>

/** One payment's part of a due. */
const duePart = z.object({
  paymentId: id,
  amount: minor,
  paidOn: date,
  method: z.enum(['check', 'bank', 'reimbursed']),
  number: z.nullable(z.string()),
  settled: z.boolean(),
})
export const supportDueDto = z.object({
  id,
  orderId: id,
  dueOn: date,
  status: z.enum(supportDueStatuses),
  amount: minor,
  settled: minor,
  onItsWay: minor,
  remaining: minor,
  /** What remained of all dues up to and with this one. */
  balance: minor,
  /** Days after its day on which the last of it was paid, or until today while something remains. */
  daysLate: z.int(),
  parts: z.array(duePart),
})
export type SupportDueDto = z.infer<typeof supportDueDto>

/** A payment to a ledger, with its day: as its payer says, or of a transfer when it was sent, or is to be. */
export const supportPaymentDto = z.object({ payment: paymentDto, paidOn: date })
export type SupportPaymentDto = z.infer<typeof supportPaymentDto>

export const supportSummaryDto = z.object({
  /** What is not settled of dues whose day has passed. */
  arrears: minor,
  /** Fallen due, today's included, neither settled nor on its way. */
  open: minor,
  onItsWay: minor,
  settled: minor,
  /** By bank, waiting for its day. */
  scheduled: minor,
  credit: minor,
  /** The latest due that has fallen, and the one that falls next with what is paid of it already. */
  current: z.nullable(supportDueDto),
  next: z.nullable(supportDueDto),
})
export type SupportSummaryDto = z.infer<typeof supportSummaryDto>

/** The orders that follow one another, newest first, and what their dues and payments come to today. */
export const supportLedgerDto = z.object({
  root: id,
  orders: z.array(supportOrderDto),
  summary: supportSummaryDto,
  /** Payments that wait for somebody's word, oldest first. */
  waiting: z.array(supportPaymentDto),
})
export type SupportLedgerDto = z.infer<typeof supportLedgerDto>

/** `today` where the family lives. */
export const supportOverviewDto = z.object({
  today: date,
  timeZone: z.string(),
  currency,
  ledgers: z.array(supportLedgerDto),
})
export type SupportOverviewDto = z.infer<typeof supportOverviewDto>

/** Every command carries what the person saw: the version, and where money moves or a day counts, that too. */
const seen = { version: z.int() } as const
const chosen = z.array(z.strictObject({ id, amount })).check(z.maxLength(limits.support.chosen, 'tooLong'))
/** `dues`: those it is for, with how much of each; what is not named pays the oldest. */
const paying = { type: z.literal('supportOrder.pay'), ...seen, amount, dues: z.optional(chosen) } as const
export const supportOrderCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('supportOrder.confirm'), ...seen, amount: minor }),
  z.strictObject({ type: z.literal('supportOrder.dispute'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('supportOrder.withdraw'), ...seen }),
  z.discriminatedUnion('method', [
    z.strictObject({ ...paying, ...byCheck, paidOn: date }),
    /** It is paid on the day it is sent. */
    z.strictObject({ ...paying, ...byBank }),
  ]),
  z.strictObject({ type: z.literal('supportOrder.askEnd'), ...seen, endsOn: date, note: optionalText(limits.note) }),
  z.strictObject({ type: z.literal('supportOrder.agreeEnd'), ...seen, endsOn: date }),
  z.strictObject({ type: z.literal('supportOrder.refuseEnd'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('supportOrder.withdrawEnd'), ...seen }),
])
export type SupportOrderCommand = z.infer<typeof supportOrderCommand>

const place = z.optional(z.string().check(z.maxLength(200, 'malformed')))
const limit = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max)))
const path = '/pub/v1/support-orders'
export const supportRoutes = {
  overview: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The orders of child support, each ledger with what is due, paid and late today.',
    output: supportOverviewDto,
  }),
  record: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Records an order. Nothing falls due by it until the other parent confirms it.',
    body: newSupportOrder,
    ok: 201,
    output: supportOrderDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one order; its chart decides.',
    params: itemParams,
    body: supportOrderCommand,
    output: supportOrderDto,
  }),
  /** `after`: what the page before gave as `next`. */
  dues: route({
    method: 'GET',
    path: `${path}/:id/dues`,
    access: 'bearer',
    summary: 'What has fallen due in a ledger, named by its first order, the latest first.',
    params: itemParams,
    query: z.object({ after: place, limit }),
    output: z.object({ items: z.array(supportDueDto), next: z.nullable(z.string()) }),
  }),
  payments: route({
    method: 'GET',
    path: `${path}/:id/payments`,
    access: 'bearer',
    summary: 'The payments to a ledger, the latest first.',
    params: itemParams,
    query: z.object({ after: place, limit }),
    output: z.object({ items: z.array(supportPaymentDto), next: z.nullable(z.string()) }),
  }),
  /** UTF-8 with a byte order mark, records as RFC 4180 has them, its headers in the language of the account. */
  csv: route({
    method: 'GET',
    path: `${path}/:id/dues.csv`,
    access: 'cookie',
    summary: 'A ledger as a spreadsheet: every due, oldest first.',
    params: itemParams,
    output: z.unknown(),
  }),
} as const
