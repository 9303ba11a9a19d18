import * as z from 'zod/mini'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { failures } from '#machines/payments/payment.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, itemParams, minor, optionalLine, optionalText, text, you } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Every leaf of the chart; nowhere else is a status written. */
export const paymentStatuses = leavesOf(paymentMachine)
export type PaymentStatus = LeafOf<typeof paymentMachine>

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
  note: z.nullable(z.string()),
  /** Why it was refused or made void. */
  reason: z.nullable(z.string()),
  /** When a transfer was sent to the bank. */
  sentAt: z.nullable(instant),
  /** Why a transfer failed. */
  failure: z.nullable(z.enum(failures)),
  /** The code with which a bank sent a transfer back: `R01`. What each means is in ach-returns.ts, for where it is read. */
  returnCode: z.nullable(z.string()),
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

/** By Check / Other (Cheque / Other): the number is the check's, where it has one. */
export const byCheck = {
  method: z.literal('check'),
  number: optionalLine(limits.checkNumber),
  note: optionalText(limits.note),
} as const
/** By transfer, from one of the payer's own accounts to the one that the other parent prefers. */
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
