import * as z from 'zod/mini'
import { type DueRule, daysOfFrequency, nextDueDate, supportFrequencies } from '#domain/child-support/dues.ts'
import { addDays } from '#domain/time.ts'
import { date, id, optionalLine, orRequired } from '../common.ts'
import { limits } from '../limits.ts'

export const amount = z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge'))
export const supportFrequency = z.enum(supportFrequencies, 'required')

/** The earlier of two days of a month may not be later than this: in February the later days fall together. */
const lastFirstDay = 27

const dayOfMonth = z.int(orRequired('notANumber')).check(z.gte(1, 'notAChoice'), z.lte(31, 'notAChoice'))

/**
 * The fields that a parent enters for an order. `days` are days of the month in ascending order, as many as the
 * frequency needs. Dates are in the family's zone.
 */
const fields = z.strictObject({
  payerId: id,
  amount,
  rhythm: supportFrequency,
  days: z.array(dayOfMonth).check(z.maxLength(2, 'tooLong')),
  from: date,
  to: z.optional(z.nullable(date)),
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  reference: optionalLine(limits.support.reference),
  /** The order that this one follows, with another amount or frequency. */
  previousId: z.optional(id),
})

type Days = Pick<DueRule, 'rhythm' | 'days'>
const fits = ({ rhythm, days: [first = 0, second = 32, ...more], days }: Days): boolean =>
  days.length === daysOfFrequency[rhythm] &&
  more.length === 0 &&
  (rhythm !== 'twiceAMonth' || (first < second && first <= lastFirstDay))

type Span = Days & { readonly from: string; readonly to?: string | null | undefined }
const endsLater = ({ from, to }: Span): boolean => !to || from <= to
const hasDue = (order: Span): boolean =>
  !order.to ||
  !endsLater(order) ||
  !fits(order) ||
  nextDueDate({ ...order, to: order.to }, addDays(order.from, -1)) !== null

export const newSupportOrder = fields.check(
  z.refine(fits, { error: 'notAChoice', path: ['days'] }),
  z.refine(endsLater, { error: 'endBeforeStart', path: ['to'] }),
  z.refine(hasDue, { error: 'noDueBetween', path: ['to'] }),
)
export type NewSupportOrder = z.infer<typeof newSupportOrder>
