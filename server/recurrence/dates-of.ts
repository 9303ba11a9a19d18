import { RRuleTemporal } from 'rrule-temporal'
import { type Recurrence, ruleOf } from '#contract/payment-schedules/recurrence.ts'
import type { PlainDate } from '#domain/time.ts'

const compact = (date: PlainDate): string => `${date.replaceAll('-', '')}T000000Z`

/**
 * Returns the days of a recurrence in order, at most `max` of them. They have no time of day: `instantOf` decides that,
 * including on nights when clocks change.
 */
export const datesOf = (recurrence: Recurrence, max: number): PlainDate[] => {
  const { startsOn, end } = recurrence
  const rule = ruleOf(recurrence)
  if (rule === null) return [startsOn]
  const until = end?.by === 'date' ? `;UNTIL=${compact(end.on)}` : ''
  const atMost = end?.by === 'count' ? Math.min(end.count, max) : max
  const rules = new RRuleTemporal({ rruleString: `DTSTART:${compact(startsOn)}\nRRULE:${rule}${until}` })
  return rules.all((_, index) => index < atMost).map((day) => day.toString().slice(0, 10))
}
