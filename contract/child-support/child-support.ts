import * as z from 'zod/mini'
import { supportDueStatuses } from '#domain/child-support/ledger.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { supportOrderParties } from '#machines/child-support/support-order.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, itemParams, minor, optionalText, text, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { byBank, byCheck, numbersChecks, paymentDto } from '../payments/payments.ts'
import { route } from '../route.ts'
import { amount, newSupportOrder, supportFrequency } from './support-order.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const supportOrderStatuses = leavesOf(supportOrderMachine)
export type SupportOrderStatus = LeafOf<typeof supportOrderMachine>

/**
 * One order of child support. `root` is the first of the orders that follow one another, and names their ledger.
 * `facts` are the chart's context, so that the browser can ask the same chart.
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
  /** The last day on which a due may fall: recorded, agreed, or set because another order follows. */
  to: z.nullable(date),
  /** The last day that one parent asks for while the other has not answered. */
  askedEnd: z.nullable(date),
  /** The latest reason given with a refusal of the order or of its end. */
  reason: z.nullable(z.string()),
  payerId: id,
  receiverId: id,
  childIds: z.array(id),
  reference: z.nullable(z.string()),
  previousId: z.nullable(id),
  createdBy: id,
  createdAt: instant,
  facts: z.object({ recorderPays: z.boolean(), due: minor, over: z.boolean() }),
  you: youAmong(supportOrderParties),
})
export type SupportOrderDto = z.infer<typeof supportOrderDto>

/** The part of one payment that pays a due. */
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
  /** The unsettled remainder of all dues up to and including this one. */
  balance: minor,
  /** The number of days from the due date to the last payment, or to today while something remains. */
  daysLate: z.int(),
  parts: z.array(duePart),
})
export type SupportDueDto = z.infer<typeof supportDueDto>

/** A payment to a ledger and its day: the day its payer names, or the day a transfer was or will be sent. */
export const supportPaymentDto = z.object({ payment: paymentDto, paidOn: date })
export type SupportPaymentDto = z.infer<typeof supportPaymentDto>

export const supportSummaryDto = z.object({
  /** The unsettled part of dues whose day has passed. */
  arrears: minor,
  /** The amount that has fallen due, including today, and is neither settled nor on its way. */
  open: minor,
  onItsWay: minor,
  settled: minor,
  /** Payments by bank that wait for their day. */
  scheduled: minor,
  credit: minor,
  /** The latest due, and the next one with what is already paid of it. */
  current: z.nullable(supportDueDto),
  next: z.nullable(supportDueDto),
})
export type SupportSummaryDto = z.infer<typeof supportSummaryDto>

/** The orders that follow one another, newest first, with the totals of their dues and payments. */
export const supportLedgerDto = z.object({
  root: id,
  orders: z.array(supportOrderDto),
  summary: supportSummaryDto,
  /** Payments that wait for an answer, oldest first. */
  waiting: z.array(supportPaymentDto),
})
export type SupportLedgerDto = z.infer<typeof supportLedgerDto>

/** `today` is the family's date. */
export const supportOverviewDto = z.object({
  today: date,
  timeZone: z.string(),
  currency,
  ledgers: z.array(supportLedgerDto),
})
export type SupportOverviewDto = z.infer<typeof supportOverviewDto>

/** Every command carries the version that the person saw, and the amount or day where it matters. */
const seen = { version: z.int() } as const
const chosen = z.array(z.strictObject({ id, amount })).check(z.maxLength(limits.support.chosen, 'tooLong'))
/** `dues` names the dues to pay and how much of each; the rest pays the oldest. */
const paying = { type: z.literal('supportOrder.pay'), ...seen, amount, dues: z.optional(chosen) } as const
export const supportOrderCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('supportOrder.confirm'), ...seen, amount: minor }),
  z.strictObject({ type: z.literal('supportOrder.dispute'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('supportOrder.withdraw'), ...seen }),
  z.discriminatedUnion('method', [
    z.strictObject({ ...paying, ...byCheck, paidOn: date }).check(numbersChecks),
    /** A transfer counts as paid on the day it is sent. */
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
  /** `after` is the previous page's `next`. */
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
  /** The file is UTF-8 with a byte order mark and follows RFC 4180; its headers are in the account's language. */
  csv: route({
    method: 'GET',
    path: `${path}/:id/dues.csv`,
    access: 'cookie',
    summary: 'A ledger as a spreadsheet: every due, oldest first.',
    params: itemParams,
    output: z.unknown(),
  }),
} as const
