import * as z from 'zod/mini'
import { minuteOf } from '#domain/parenting-time/moments.ts'
import type { Cycle, Edge, Handover } from '#domain/parenting-time/plan.ts'
import { isTimeZone } from '#domain/time.ts'
import { line, orRequired, wallClock } from '../common.ts'
import { limits } from '../limits.ts'

const { cycleDays, changes, placeName, arrivalDays } = limits.parentingSchedule

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  z.int(orRequired('notANumber')).check(z.gte(least, 'notAChoice'), z.lte(most, 'notAChoice'))

/** A journey that crosses the date line may end on the day before. */
const arrival = z.strictObject({
  day: whole(-1, arrivalDays),
  time: wallClock,
  zone: z.string('required').check(z.refine(isTimeZone, 'notAChoice')),
})
const arrivesSomewhere = ({ place, arrival: arrives }: Pick<Handover, 'place' | 'arrival'>): boolean =>
  !arrives || place !== null

/** A time by a name, such as "School out", may differ on days without school. */
export const handover = z
  .strictObject({
    time: wallClock,
    withoutSchool: z.nullable(wallClock),
    name: z.nullable(line(placeName)),
    place: z.nullable(line(placeName)),
    arrival: z.optional(z.nullable(arrival)),
    hidesPlace: z.optional(z.boolean()),
  })
  .check(z.refine(arrivesSomewhere, { error: 'required', path: ['place'] }))

const side = z.enum(['first', 'second'], 'required')
const cycleChange = z.strictObject({ day: whole(0, cycleDays - 1), to: side, handover })
const fitsItsLength = ({ length, beginsOn, changes: all }: Cycle): boolean =>
  beginsOn < length && all.every(({ day }) => day < length)
export const cycle = z
  .strictObject({
    length: whole(1, cycleDays),
    beginsOn: whole(0, cycleDays - 1),
    changes: z.array(cycleChange, 'required').check(z.minLength(1, 'required'), z.maxLength(changes, 'tooLong')),
  })
  .check(z.refine(fitsItsLength, { error: 'notAChoice', path: ['changes'] }))

const weekendOfMonth = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal('last')],
  'notAChoice',
)
/** A time so many days from a date. */
export const edge = (least: number, most: number) => z.strictObject({ day: whole(least, most), handover })
type Weekend = { readonly begins: Edge; readonly ends: Edge }
const endsAfterItBegins = ({ begins, ends }: Weekend): boolean =>
  ends.day * 1440 + minuteOf(ends.handover.time) > begins.day * 1440 + minuteOf(begins.handover.time)

/** Edges are counted in days from the weekend's Friday. */
export const monthWeekends = z
  .strictObject({
    weekends: z.array(weekendOfMonth, 'required').check(z.minLength(1, 'required'), z.maxLength(5, 'tooLong')),
    fifth: z.enum(['all', 'none', 'everyOther'], 'required'),
    to: side,
    begins: edge(-1, 1),
    ends: edge(0, 5),
  })
  .check(z.refine(endsAfterItBegins, { error: 'endBeforeStart', path: ['ends'] }))
