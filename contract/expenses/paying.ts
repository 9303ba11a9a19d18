import * as z from 'zod/mini'
import { date, id, minor, orRequired } from '../common.ts'
import { limits } from '../limits.ts'
import { byBank, byCheck, numbersChecks, paymentDto } from '../payments/payments.ts'
import { route } from '../route.ts'

const whole = z.strictObject({
  id,
  version: z.int(),
  amount: z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge')),
})
const expenses = z.array(whole, 'required').check(
  z.minLength(1, 'required'),
  z.maxLength(limits.paidTogether, 'tooLong'),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'notAChoice'),
)

/** One payment for several expenses, each paid in full: `amount` is what was payable when the person saw it. */
export const newPayment = z.discriminatedUnion('method', [
  z.strictObject({ ...byCheck, expenses }).check(numbersChecks),
  z.strictObject({ ...byBank, expenses }),
])
export type NewPayment = z.infer<typeof newPayment>

/** The amount that a person may send by bank, and the reason that prevents it, as the server computes it without a lock. */
export const sendingEligibilityDto = z.object({
  /** Says whether bank transfers are offered in the family's country. */
  served: z.boolean(),
  canSend: z.boolean(),
  otherCanReceive: z.boolean(),
  /** The caller's own accounts from which a transfer may be taken, the preferred one first. */
  accounts: z.array(z.object({ id, name: z.string(), last4: z.string() })),
  /** Transfers left on the plan this month; null means unlimited. */
  planLeft: z.nullable(z.int()),
  /** The most that one transfer may be now. */
  now: minor,
  /** The most that is sent without the password; null while the password was given a few minutes ago. */
  withoutPassword: z.nullable(minor),
  /** A transfer sent now should arrive between these business days. */
  arrives: z.object({ from: date, to: date }),
})
export type SendingEligibilityDto = z.infer<typeof sendingEligibilityDto>

export const payingRoutes = {
  pay: route({
    method: 'POST',
    path: '/pub/v1/payments',
    access: 'bearer',
    summary: 'Pays several expenses in full with one payment.',
    body: newPayment,
    ok: 201,
    output: paymentDto,
  }),
  limits: route({
    method: 'GET',
    path: '/pub/v1/payments/limits',
    access: 'bearer',
    summary: 'What the caller may send by bank.',
    output: sendingEligibilityDto,
  }),
} as const
