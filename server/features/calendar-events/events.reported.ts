import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { ReportedEvent, ReportRange } from '../calendar-reports/report.events.ts'
import { timesBetween } from './events.listed.ts'

/** Lists shared events for a report, which is handed to others: private ones are in none, nor are places that are hidden. */
export const eventsReported = async (
  tx: Tx,
  _viewer: Viewer,
  { from, to }: ReportRange,
): Promise<readonly ReportedEvent[]> => {
  const times = await timesBetween(tx, { from, through: to, search: '', sharedOnly: true })
  return times.map(({ title, ownerId, whole, from: begins, until, childIds, place, hidesPlace }) => ({
    title,
    ownerId,
    whole,
    from: begins,
    until,
    childIds,
    place: hidesPlace ? null : place,
  }))
}
