import { RRuleTemporal } from 'rrule-temporal'
import { type Frequency, type Recurrence, ruleOf } from '#domain/recurrence.ts'
import { addDays, addYears, dateOfDay, dayNumberOf, daysBetween, type PlainDate, weekdayOf } from '#domain/time.ts'

/** The caller wants at most `most` days, none before `from`, and none after `through`. */
export type Within = { readonly most: number; readonly from?: PlainDate; readonly through?: PlainDate }

const compact = (date: PlainDate): string => `${date.replaceAll('-', '')}T000000Z`

const earliest = (first: PlainDate, ...others: readonly (PlainDate | undefined)[]): PlainDate =>
  others.reduce<PlainDate>((found, on) => (on !== undefined && on < found ? on : found), first)

/** Ends every recurrence, whatever its own end or the caller's limits are. */
const hardEnd = (startsOn: PlainDate): PlainDate => (startsOn < '9900' ? addYears(startsOn, 100) : '9999-12-31')

/** Days after which these repeat their weekdays. The day of a month or year follows from its first date, so others begin there. */
const strides: Readonly<Partial<Record<Frequency, number>>> = { weekdays: 7, weekly: 7 }

/** Moves the first day of a long recurrence towards `from` by whole intervals, so that a few years ahead cost nothing. */
const nearer = ({ startsOn, frequency, interval = 1, end }: Recurrence, from: PlainDate): PlainDate => {
  const stride = (strides[frequency] ?? 0) * interval
  if (stride === 0 || end?.by === 'count') return startsOn
  const whole = Math.floor(daysBetween(startsOn, from) / stride) - 1
  return whole > 0 ? addDays(startsOn, whole * stride) : startsOn
}

/** Returns how many days the occurrences of a rule are apart; null where that varies. */
const distanceOf = ({ frequency, startsOn, interval = 1, weekdays = [] }: Recurrence): number | null => {
  if (frequency === 'daily') return interval
  return frequency === 'weekly' && weekdays.every((day) => day === weekdayOf(startsOn)) ? 7 * interval : null
}

type Run = { readonly startsOn: PlainDate; readonly last: PlainDate; readonly counted: number }

/** Returns days of the same distance, which takes a tenth of the time that the library takes for the same. */
const evenly = (distance: number, { startsOn, last, counted }: Run, { most, from = startsOn }: Within): PlainDate[] => {
  const [begin, end] = [dayNumberOf(startsOn), dayNumberOf(last)]
  const days: PlainDate[] = []
  let index = Math.max(0, Math.ceil(daysBetween(startsOn, from) / distance))
  for (; index < counted && days.length < most && begin + index * distance <= end; index += 1)
    days.push(dateOfDay(begin + index * distance))
  return days
}

/**
 * Returns the days of a recurrence in order. The end is the recurrence's own, if it has one; the limits are the
 * caller's. Days have no time of day: `instantOf` decides that, including on nights when clocks change.
 */
export const datesOf = (recurrence: Recurrence, within: Within): PlainDate[] => {
  const { most, from, through } = within
  const { startsOn, end } = recurrence
  const last = earliest(hardEnd(startsOn), end?.by === 'date' ? end.on : undefined, through)
  const rule = ruleOf(recurrence)
  const isAfter = (on: PlainDate) => from === undefined || on >= from
  if (rule === null) return last < startsOn || !isAfter(startsOn) ? [] : [startsOn]
  const counted = end?.by === 'count' ? end.count : Number.POSITIVE_INFINITY
  const distance = distanceOf(recurrence)
  if (distance !== null) return evenly(distance, { startsOn, last, counted }, within)
  const first = from === undefined ? startsOn : nearer(recurrence, from)
  if (last < first) return []
  const rules = new RRuleTemporal({ rruleString: `DTSTART:${compact(first)}\nRRULE:${rule};UNTIL=${compact(last)}` })
  const days: PlainDate[] = []
  rules.all((day, index) => {
    if (index >= counted || days.length >= most) return false
    const on = day.toString().slice(0, 10)
    if (isAfter(on)) days.push(on)
    return true
  })
  return days
}
