import { type ConnectedCalendarDto, fetchProblems } from '#contract/connected-calendars/connected-calendars.ts'
import type { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { connectedCalendarLifecycle, peopleOfConnected } from './connected.lifecycle.ts'
import type { ConnectedRow } from './connected.store.ts'

export const connectedDtoOf = (row: ConnectedRow, viewer: Viewer): ConnectedCalendarDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: row.name,
  colour: row.colour,
  host: row.host,
  fetchedAt: row.fetched_at,
  problem: fetchProblems.find((problem) => problem === row.problem) ?? null,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  you: byOf(viewer, peopleOfConnected(row)),
})

export const connectedItem: Item<typeof connectedCalendarMachine, ConnectedRow, ConnectedCalendarDto> = {
  lifecycle: connectedCalendarLifecycle,
  dtoOf: async ({ viewer }, row) => connectedDtoOf(row, viewer),
}
