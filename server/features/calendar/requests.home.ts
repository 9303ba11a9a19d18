import type { WaitingChangeDto } from '#contract/calendar/waiting-changes.ts'
import { permissions } from '#contract/permissions.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { type RequestRow, waitingRequests } from './requests.store.ts'

const lineOf = ({ id, kind, asker_id: askerId, times, expires_at: respondBy }: RequestRow): WaitingChangeDto => ({
  id,
  kind,
  askerId,
  times: [...times],
  respondBy,
})

/** Lists the change requests that wait for the viewpoint, and those that wait for the other parent. */
export const changesWaiting: HomeLines = async (tx, viewer, now) => {
  const rows = permissions['changeRequest.see'](viewer) ? await waitingRequests(tx, now) : []
  const partOf = (own: boolean): HomePart => {
    const changes = rows.filter(({ answerer_id }) => (answerer_id === viewer.viewpoint) === own).map(lineOf)
    return { count: changes.length, lists: { changes } }
  }
  return { you: partOf(true), others: partOf(false) }
}
