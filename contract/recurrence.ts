import * as z from 'zod/mini'
import { frequencies, hasInterval, type RecurrenceEnd } from '#domain/recurrence.ts'
import { date, orRequired } from './common.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'

/** The caller allows at most `most` occurrences; `tooMany` is the problem of more. */
export type RecurrenceLimits = { readonly most: number; readonly tooMany: FieldProblem }

const { min, max } = limits.recurrence
const interval = z.int('notFrom1To999').check(z.gte(min, 'notFrom1To999'), z.lte(max, 'notFrom1To999'))

const endUpTo = ({ most, tooMany }: RecurrenceLimits) =>
  z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('count'),
      count: z
        .int(orRequired('notANumber'))
        .check(z.gte(min, 'noOccurrence'), z.lte(max, { error: 'notFrom1To999', abort: true }), z.lte(most, tooMany)),
    }),
    z.strictObject({ by: z.literal('date'), on: date }),
  ])

/**
 * The fields of something that recurs. A caller adds `intervalWherePossible`, and `endsWhereNeeded` when it needs an end.
 * It recurs every time when there is no interval.
 */
export const recurrenceFieldsUpTo = (limits: RecurrenceLimits) => ({
  frequency: z.enum(frequencies),
  startsOn: date,
  interval: z.optional(interval),
  end: z.nullable(endUpTo(limits)),
})

/** The weekdays of something weekly, 0 is Sunday. Without them it is the weekday of its first day. */
export const weekdaysField = z.optional(
  z.array(z.int().check(z.gte(0, 'notAChoice'), z.lte(6, 'notAChoice'))).check(
    z.minLength(1, 'required'),
    z.maxLength(7, 'tooLong'),
    z.refine((days) => new Set(days).size === days.length, 'notAChoice'),
  ),
)
export const weekdaysWhereWeekly = z.refine<{
  readonly frequency: string
  readonly weekdays?: readonly number[] | undefined
}>(({ frequency, weekdays }) => weekdays === undefined || frequency === 'weekly', {
  error: 'notAChoice',
  path: ['weekdays'],
})

/** A weekday and a single day have no interval. */
export const intervalWherePossible = z.refine<Pick<Fields, 'frequency' | 'interval'>>(
  ({ frequency, interval: every = 1 }) => every === 1 || hasInterval(frequency),
  { error: 'notAChoice', path: ['interval'] },
)

type Fields = {
  readonly frequency: string
  readonly startsOn: string
  readonly interval?: number | undefined
  readonly end: RecurrenceEnd | null
}
export const endsWhereNeeded = z.refine<Fields>(
  ({ frequency, end: ending }) => frequency === 'once' || ending !== null,
  {
    error: 'required',
    path: ['end'],
  },
)
export const endsRight = z.refine<Fields>(
  ({ startsOn, end: ending }) => ending?.by !== 'date' || startsOn <= ending.on,
  {
    error: 'endBeforeStart',
    path: ['end', 'on'],
  },
)
