import type { Handover } from '#domain/parenting-time/plan.ts'
import { hidesItsPlace } from '#domain/parenting-time/travel.ts'
import { zoneText } from '#domain/zone-text.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'

/** Says which exchanges are journeys, and that the place of one is hidden, as an entry of the record settled it. */
export const travelFacts = (handovers: readonly Handover[], { texts, locale }: ReportViewer): string[] => {
  const { travel } = texts.calendar
  const journeys = handovers.flatMap(({ time, place, arrival, ...handover }) =>
    arrival && place !== null && !hidesItsPlace({ place, ...handover })
      ? [travel.fact({ time, place, arrives: arrival.time, zone: zoneText(arrival.zone, locale) })]
      : [],
  )
  return [...new Set(journeys), ...(handovers.some(hidesItsPlace) ? [travel.hidden()] : [])]
}
