import { addDays, dayNumberOf, type PlainDate } from '../time.ts'
import { clockOf } from '../zone-clock.ts'
import type { Exchange } from './answer.ts'
import { minuteOf } from './moments.ts'
import type { Arrival, Cycle, Handover, Holiday, MonthWeekends } from './plan.ts'

/** Returns the instant of an arrival after an exchange on a day of the family's zone. */
export const arrivalAt = ({ day, time, zone }: Arrival, leavesOn: number): number =>
  clockOf(zone).epochAt(leavesOn + day, minuteOf(time))

/** Tells whether the children would arrive before they leave, on a date of the family's zone, with school or without. */
export function arrivesTooSoon({ time, withoutSchool, arrival }: Handover, zone: string, date: PlainDate): boolean {
  if (!arrival) return false
  const day = dayNumberOf(date)
  const leaves = Math.max(minuteOf(time), minuteOf(withoutSchool ?? time))
  return arrivalAt(arrival, day) <= clockOf(zone).epochAt(day, leaves)
}

/** The edges of a holiday, in their order. */
export const holidayEdges = ['begins', 'middle', 'ends'] as const
export type HolidayEdgeName = (typeof holidayEdges)[number]

/** Lists the edges of a holiday whose journeys would end before they begin, the first time that it is kept. */
export const earlyEdges = (holiday: Pick<Holiday, 'from' | HolidayEdgeName>, zone: string): HolidayEdgeName[] =>
  holidayEdges.filter((name) => {
    const edge = holiday[name]
    return edge !== null && arrivesTooSoon(edge.handover, zone, addDays(holiday.from, edge.day))
  })

type Rotation = { readonly cycle: Cycle; readonly weekends: MonthWeekends | null }

/** Lists how the children change homes in a rotation, each with its path in it. */
export const exchangesOf = ({ cycle, weekends }: Rotation): readonly { path: string; handover: Handover }[] => [
  ...cycle.changes.map(({ handover }, index) => ({ path: `cycle.changes.${index}`, handover })),
  ...(weekends
    ? [
        { path: 'weekends.begins', handover: weekends.begins.handover },
        { path: 'weekends.ends', handover: weekends.ends.handover },
      ]
    : []),
]

export const handoversOf = (rotation: Rotation): readonly Handover[] =>
  exchangesOf(rotation).map(({ handover }) => handover)

/** A print must not be handed on with the place of one of these. */
export const hidesItsPlace = ({ place, hidesPlace }: Pick<Handover, 'place' | 'hidesPlace'>): boolean =>
  hidesPlace === true && place !== null

/** Returns an exchange as feeds and prints may tell it. */
export const printedExchange = (exchange: Exchange): Exchange =>
  exchange.hidesPlace ? { ...exchange, place: null, arrival: null } : exchange
