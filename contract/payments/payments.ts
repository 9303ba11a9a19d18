import * as z from 'zod/mini'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { failures, paymentParties } from '#machines/payments/payment.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import {
  currency,
  date,
  id,
  instant,
  itemParams,
  minor,
  optionalLine,
  optionalText,
  text,
  youAmong,
} from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const paymentStatuses = leavesOf(paymentMachine)
export type PaymentStatus = LeafOf<typeof paymentMachine>

/** One of these changed hands in a payment by Check / Other (Cheque / Other). */
export const checkMeans = ['check', 'cash', 'zelle', 'other'] as const
export type CheckMeans = (typeof checkMeans)[number]

export const paymentDto = z.object({
  id,
  status: z.enum(paymentStatuses),
  version: z.int(),
  method: z.enum(['check', 'bank', 'reimbursed']),
  later: z.boolean(),
  amount: minor,
  currency,
  payerId: id,
  receiverId: id,
  /** The check's number, as typed. */
  number: z.nullable(z.string()),
  /** Null for a bank transfer, and for a payment that was recorded before this was asked. */
  means: z.nullable(z.enum(checkMeans)),
  /** The day on which it changed hands, as the payer says; null where none was asked. */
  paidOn: z.nullable(date),
  note: z.nullable(z.string()),
  /** The reason for which it was refused or made void. */
  reason: z.nullable(z.string()),
  /** The time at which a transfer was sent to the bank. */
  sentAt: z.nullable(instant),
  /** The reason for which a transfer failed. */
  failure: z.nullable(z.enum(failures)),
  /** The bank's return code, such as `R01`. domain/return-codes.ts explains each. */
  returnCode: z.nullable(z.string()),
  /** The account that a transfer is taken from; only its payer receives this. */
  bankAccountId: z.nullable(id),
  createdAt: instant,
  changedAt: instant,
  /** For a planned payment: its series, its day in the payer's zone, and the instant at which it may start. */
  seriesId: z.nullable(id),
  startOn: z.nullable(date),
  startAt: z.nullable(instant),
  /** The most that its expenses could take, including this payment: the chart's `payable`. */
  payable: minor,
  /** Empty when it pays child support; `ledgerId` then names the order of its ledger and is otherwise null. */
  allocations: z.array(z.object({ expenseId: id, expenseName: z.string(), amount: minor })),
  ledgerId: z.nullable(id),
  you: youAmong(paymentParties),
})
export type PaymentDto = z.infer<typeof paymentDto>

/** `version` and `amount` are what the person saw; a mismatch is a 409 with the present item. */
const seen = { version: z.int(), amount: minor } as const
export const paymentCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('payment.confirm'), ...seen }),
  z.strictObject({ type: z.literal('payment.refuse'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('payment.void'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('payment.stop'), ...seen }),
])
export type PaymentCommand = z.infer<typeof paymentCommand>

/** Only a check has a number. Who does not say the means may still give one. */
export const numbersChecks = z.check<{ readonly means?: unknown; readonly number?: unknown }>(({ value, issues }) => {
  const isCheck = !value.means || value.means === 'check'
  if (value.number && !isCheck)
    issues.push({ code: 'custom', message: 'onlyForChecks', input: value.number, path: ['number'] })
})

/**
 * A payment by Check / Other (Cheque / Other); the number is the check's, if there is one. `paidOn` lies between
 * 01/01/1900 and today in the family's zone; without it the payment changed hands today.
 */
export const byCheck = {
  method: z.literal('check'),
  means: z.optional(z.nullable(z.enum(checkMeans, 'notAChoice'))),
  paidOn: z.optional(date),
  number: optionalLine(limits.checkNumber),
  note: optionalText(limits.note),
} as const
/** A transfer from one of the payer's own accounts to the other parent's preferred account. */
export const byBank = { method: z.literal('bank'), bankAccountId: id, note: optionalText(limits.note) } as const

export const paymentRoutes = {
  get: route({
    method: 'GET',
    path: '/pub/v1/payments/:id',
    access: 'bearer',
    summary: 'One payment.',
    params: itemParams,
    output: paymentDto,
  }),
  events: route({
    method: 'POST',
    path: '/pub/v1/payments/:id/events',
    access: 'bearer',
    summary: 'A command to one payment; its chart decides.',
    params: itemParams,
    body: paymentCommand,
    output: paymentDto,
  }),
} as const
