import * as z from 'zod/mini'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { failures } from '#machines/payment/payment.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { returnCodes } from './ach-returns.ts'
import {
  currency,
  date,
  id,
  instant,
  itemParams,
  minor,
  optionalLine,
  optionalText,
  orRequired,
  text,
  you,
} from './common.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'

/** Every leaf of the chart; nowhere else is a status written. */
export const paymentStatuses = leavesOf(paymentMachine)
export type PaymentStatus = LeafOf<typeof paymentMachine>

export const paymentItem = z.object({
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
  note: z.nullable(z.string()),
  /** Why it was refused or made void. */
  reason: z.nullable(z.string()),
  /** When a transfer was sent to the bank. */
  sentAt: z.nullable(instant),
  /** Why a transfer failed. */
  failure: z.nullable(z.enum(failures)),
  /** The code with which a bank sent a transfer back: `R01`. */
  returnCode: z.nullable(z.enum(returnCodes)),
  /** The account that a transfer is taken from: told to its payer alone. */
  bankAccountId: z.nullable(id),
  createdAt: instant,
  changedAt: instant,
  /** Of one that was planned: the series it is one of, its day where the payer lives, and the instant it may start. */
  seriesId: z.nullable(id),
  startOn: z.nullable(date),
  startAt: z.nullable(instant),
  /** What its expenses could still take beside it: the chart's `payable`. */
  payable: minor,
  /** Empty: it pays child support, in the ledger of the order named here; else null. */
  allocations: z.array(z.object({ expenseId: id, expenseName: z.string(), amount: minor })),
  ledgerId: z.nullable(id),
  you,
})
export type PaymentItem = z.infer<typeof paymentItem>

/** `version` and `amount` are what the person saw; a mismatch is a 409 with the present item. */
const seen = { version: z.int(), amount: minor } as const
export const paymentCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('payment.confirm'), ...seen }),
  z.strictObject({ type: z.literal('payment.refuse'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('payment.void'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('payment.stop'), ...seen }),
])
export type PaymentCommand = z.infer<typeof paymentCommand>

/** By Check / Other (Cheque / Other): the number is the check's, where it has one. */
export const byCheck = {
  method: z.literal('check'),
  number: optionalLine(limits.checkNumber),
  note: optionalText(limits.note),
} as const
/** By transfer, from one of the payer's own accounts to the one that the other parent prefers. */
export const byBank = { method: z.literal('bank'), bankAccountId: id, note: optionalText(limits.note) } as const

const whole = z.strictObject({
  id,
  version: z.int(),
  amount: z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge')),
})
const expenses = z
  .array(whole, 'required')
  .check(z.minLength(1, 'required'), z.maxLength(limits.paidTogether, 'tooLong'))

/** One payment for several expenses, each paid in full: `amount` is all of what was payable of it when the person saw it. */
export const newPayment = z.discriminatedUnion('method', [
  z.strictObject({ ...byCheck, expenses }),
  z.strictObject({ ...byBank, expenses }),
])
export type NewPayment = z.infer<typeof newPayment>

/** What a person may send by bank, and what stands in the way: as the server counts it, under no lock. */
export const sendingStanding = z.object({
  /** Whether bank transfers are offered where the family lives. */
  served: z.boolean(),
  canSend: z.boolean(),
  otherCanReceive: z.boolean(),
  /** The caller's own accounts that a transfer may be taken from, the preferred one first. */
  accounts: z.array(z.object({ id, name: z.string(), last4: z.string() })),
  /** Transfers left on the plan this month; null is without end. */
  planLeft: z.nullable(z.int()),
  /** As `Sendable` in sending-limits.ts. */
  now: minor,
  later: z.array(z.object({ from: instant, amount: minor })),
  /** When a transfer sent now should arrive: between these days on which banks are open. */
  arrives: z.object({ from: date, to: date }),
})
export type SendingStanding = z.infer<typeof sendingStanding>

export const paymentRoutes = {
  pay: route({
    method: 'POST',
    path: '/pub/v1/payments',
    access: 'bearer',
    summary: 'Pays several expenses in full with one payment.',
    body: newPayment,
    ok: 201,
    output: paymentItem,
  }),
  limits: route({
    method: 'GET',
    path: '/pub/v1/payments/limits',
    access: 'bearer',
    summary: 'What the caller may send by bank, now and later.',
    output: sendingStanding,
  }),
  get: route({
    method: 'GET',
    path: '/pub/v1/payments/:id',
    access: 'bearer',
    summary: 'One payment.',
    params: itemParams,
    output: paymentItem,
  }),
  events: route({
    method: 'POST',
    path: '/pub/v1/payments/:id/events',
    access: 'bearer',
    summary: 'A command to one payment; its chart decides.',
    params: itemParams,
    body: paymentCommand,
    output: paymentItem,
  }),
} as const
