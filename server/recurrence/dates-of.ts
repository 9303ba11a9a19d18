import { RRuleTemporal } from 'rrule-temporal'
import { type Recurrence, ruleOf } from '#domain/recurrence.ts'
import { addYears, type PlainDate } from '#domain/time.ts'

/** The caller wants at most `most` days, and none after `through`. */
export type Within = { readonly most: number; readonly through?: PlainDate }

const compact = (date: PlainDate): string => `${date.replaceAll('-', '')}T000000Z`

const earliest = (first: PlainDate, ...others: readonly (PlainDate | undefined)[]): PlainDate =>
  others.reduce<PlainDate>((found, on) => (on !== undefined && on < found ? on : found), first)

/** Ends every recurrence, whatever its own end or the caller's limits are. */
const hardEnd = (startsOn: PlainDate): PlainDate => (startsOn < '9900' ? addYears(startsOn, 100) : '9999-12-31')

/**
 * Returns the days of a recurrence in order. The end is the recurrence's own, if it has one; the limits are the
 * caller's. Days have no time of day: `instantOf` decides that, including on nights when clocks change.
 */
export const datesOf = (recurrence: Recurrence, { most, through }: Within): PlainDate[] => {
  const { startsOn, end } = recurrence
  const last = earliest(hardEnd(startsOn), end?.by === 'date' ? end.on : undefined, through)
  const rule = ruleOf(recurrence)
  if (rule === null) return last < startsOn ? [] : [startsOn]
  const atMost = end?.by === 'count' ? Math.min(end.count, most) : most
  const rules = new RRuleTemporal({ rruleString: `DTSTART:${compact(startsOn)}\nRRULE:${rule};UNTIL=${compact(last)}` })
  return rules.all((_, index) => index < atMost).map((day) => day.toString().slice(0, 10))
}
