import type { WaitingActualTimeDto } from '#contract/calendar/waiting-actual-times.ts'
import { permissions } from '#contract/permissions.ts'
import type { HomeLines, HomePart } from '../../feature.ts'
import { type ActualTimeRow, waitingActual } from './actual.store.ts'

const lineOf = (row: ActualTimeRow): WaitingActualTimeDto => ({
  id: row.id,
  createdBy: row.creator_id,
  parentId: row.parent_id,
  from: row.from_at,
  until: row.until_at,
  createdAt: row.created_at,
})

/** Lists what waits to be confirmed or disputed, by the viewpoint and by the other parent. */
export const actualWaiting: HomeLines = async (tx, viewer) => {
  const rows = permissions['actualTime.see'](viewer) ? await waitingActual(tx) : []
  const partOf = (own: boolean): HomePart => {
    const actualTimes = rows.filter(({ other_id }) => (other_id === viewer.viewpoint) === own).map(lineOf)
    return { count: actualTimes.length, lists: { actualTimes } }
  }
  return { you: partOf(true), others: partOf(false) }
}
