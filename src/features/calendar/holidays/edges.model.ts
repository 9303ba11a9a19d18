import type { Holiday } from '#domain/parenting-time/plan.ts'
import type { HolidayEdgeName } from '#domain/parenting-time/travel.ts'
import { type Journey, journeyOf, type NamedTime, namedTimeOf } from '../schedules/own-exchange.model.ts'

/**
 * Holds for each edge of a holiday its journey and the name of its time, as text. They are flat, so that each problem has the name
 * of its field.
 */
export type EdgeValues = {
  [Name in `${HolidayEdgeName}${'Name' | 'WithoutSchool' | 'Arrives' | 'ArrivesDay' | 'ArrivesZone'}`]: string
}

export const journeyIn = (values: EdgeValues, edge: HolidayEdgeName): Journey => ({
  arrives: values[`${edge}Arrives`],
  arrivesDay: values[`${edge}ArrivesDay`],
  arrivesZone: values[`${edge}ArrivesZone`],
})

export const namedTimeIn = (values: EdgeValues, edge: HolidayEdgeName): NamedTime => ({
  timeName: values[`${edge}Name`],
  withoutSchool: values[`${edge}WithoutSchool`],
})

/** Gives the first values: those of the holiday that is edited, or none. */
export function edgeValues(edited: Pick<Holiday, HolidayEdgeName> | null): EdgeValues {
  const [begins, middle, ends] = [edited?.begins.handover, edited?.middle?.handover, edited?.ends.handover]
  const journeys = {
    begins: journeyOf(begins?.arrival),
    middle: journeyOf(middle?.arrival),
    ends: journeyOf(ends?.arrival),
  }
  const names = { begins: namedTimeOf(begins), middle: namedTimeOf(middle), ends: namedTimeOf(ends) }
  return {
    beginsName: names.begins.timeName,
    beginsWithoutSchool: names.begins.withoutSchool,
    beginsArrives: journeys.begins.arrives,
    beginsArrivesDay: journeys.begins.arrivesDay,
    beginsArrivesZone: journeys.begins.arrivesZone,
    middleName: names.middle.timeName,
    middleWithoutSchool: names.middle.withoutSchool,
    middleArrives: journeys.middle.arrives,
    middleArrivesDay: journeys.middle.arrivesDay,
    middleArrivesZone: journeys.middle.arrivesZone,
    endsName: names.ends.timeName,
    endsWithoutSchool: names.ends.withoutSchool,
    endsArrives: journeys.ends.arrives,
    endsArrivesDay: journeys.ends.arrivesDay,
    endsArrivesZone: journeys.ends.arrivesZone,
  }
}
