import type { Holiday } from '#domain/parenting-time/plan.ts'
import type { HolidayEdgeName } from '#domain/parenting-time/travel.ts'
import { type Journey, journeyOf } from '../schedules/own-exchange.model.ts'

/** Holds a journey for each edge of a holiday, as text. They are flat, so that each problem has the name of its field. */
export type JourneyValues = { [Name in `${HolidayEdgeName}${'Arrives' | 'ArrivesDay' | 'ArrivesZone'}`]: string }

export const journeyIn = (values: JourneyValues, edge: HolidayEdgeName): Journey => ({
  arrives: values[`${edge}Arrives`],
  arrivesDay: values[`${edge}ArrivesDay`],
  arrivesZone: values[`${edge}ArrivesZone`],
})

/** Gives the first values: those of the holiday that is edited, or none. */
export function journeyValues(edited: Pick<Holiday, HolidayEdgeName> | null): JourneyValues {
  const begins = journeyOf(edited?.begins.handover.arrival)
  const middle = journeyOf(edited?.middle?.handover.arrival)
  const ends = journeyOf(edited?.ends.handover.arrival)
  return {
    beginsArrives: begins.arrives,
    beginsArrivesDay: begins.arrivesDay,
    beginsArrivesZone: begins.arrivesZone,
    middleArrives: middle.arrives,
    middleArrivesDay: middle.arrivesDay,
    middleArrivesZone: middle.arrivesZone,
    endsArrives: ends.arrives,
    endsArrivesDay: ends.arrivesDay,
    endsArrivesZone: ends.arrivesZone,
  }
}
