import * as z from 'zod/mini'
import { minuteOf } from '#domain/parenting-time/moments.ts'
import type { Edge } from '#domain/parenting-time/plan.ts'
import { dayInMonth } from '#domain/time.ts'
import { date, id } from '../common.ts'
import { limits } from '../limits.ts'
import { edge, whole } from './rotation.ts'

const { daysBefore, daysAfter, offset, dates, except } = limits.holiday

const month = whole(1, 12)
const dayOfMonth = whole(1, 31)
type InMonth = { readonly month: number; readonly day: number }
/** This day is in a leap year, so that February 29 is a date. */
const isInMonth = ({ month: inMonth, day }: InMonth): boolean =>
  dayInMonth(`2024-${String(inMonth).padStart(2, '0')}-01`, day).endsWith(String(day).padStart(2, '0'))
const inMonth = z.refine<InMonth>(isInMonth, { error: 'notADate', path: ['day'] })

const weekday = whole(0, 6)
const byDate = z.strictObject({ by: z.literal('date'), month, day: dayOfMonth }).check(inMonth)
const byWeekday = z.strictObject({
  by: z.literal('weekday'),
  month,
  nth: whole(-5, 5).check(z.refine((nth) => nth !== 0, 'notAChoice')),
  weekday,
})
const byWeekdayNear = z
  .strictObject({
    by: z.literal('weekdayNear'),
    month,
    day: dayOfMonth,
    weekday,
    side: z.enum(['onOrBefore', 'onOrAfter'], 'required'),
  })
  .check(inMonth)
const byEaster = z.strictObject({
  by: z.literal('easter'),
  church: z.enum(['western', 'orthodox'], 'required'),
  offset: whole(-offset, offset),
})
const hasOneEachYear = (listed: readonly string[]): boolean =>
  new Set(listed.map((on) => on.slice(0, 4))).size === listed.length
const byList = z.strictObject({
  by: z.literal('list'),
  dates: z
    .array(date, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(dates, 'tooLong'), z.refine(hasOneEachYear, 'notAChoice')),
})
export const holidayDate = z.discriminatedUnion('by', [byDate, byWeekday, byWeekdayNear, byEaster, byList])

/** Nobody, because it is not kept; whoever has the day; one parent; or the parents of its halves. Tuples weigh 2 kB in browsers. */
export const holidayShare = z.union(
  [
    z.literal('none'),
    z.literal('whoeverHasIt'),
    z.array(id).check(z.minLength(1, 'required'), z.maxLength(2, 'tooLong')),
  ],
  'notAChoice',
)
type Share = z.infer<typeof holidayShare>

/** Years in which it is left out. */
export const exceptYears = z.array(whole(1900, 2200), 'required').check(z.maxLength(except, 'tooLong'))

/** Edges are counted in days from the holiday's date. */
export const holidayEdge = edge(-daysBefore, daysAfter)

type Times = {
  readonly begins: Edge
  readonly middle: Edge | null
  readonly ends: Edge
  readonly odd: Share
  readonly even: Share
}
const minuteOfEdge = ({ day, handover }: Edge): number => day * 1440 + minuteOf(handover.time)
const isHalved = (share: Share): boolean => typeof share !== 'string' && share.length === 2

export const endsAfterBegin = z.refine<Times>(({ begins, ends }) => minuteOfEdge(ends) > minuteOfEdge(begins), {
  error: 'endBeforeStart',
  path: ['ends'],
})
export const middleWhereHalved = z.refine<Times>(
  ({ middle, odd, even }) => (middle !== null) === (isHalved(odd) || isHalved(even)),
  { error: 'required', path: ['middle'] },
)
export const middleWithin = z.refine<Times>(
  ({ begins, middle, ends }) =>
    middle === null || (minuteOfEdge(middle) > minuteOfEdge(begins) && minuteOfEdge(middle) < minuteOfEdge(ends)),
  { error: 'notBetween', path: ['middle'] },
)
export const keptSometimes = z.refine<Times>(({ odd, even }) => odd !== 'none' || even !== 'none', {
  error: 'required',
  path: ['even'],
})
