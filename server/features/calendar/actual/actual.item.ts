import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import type { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import type { Item } from '../../../lifecycle/bind-item.ts'
import { byOf } from '../../../lifecycle/lifecycle.ts'
import { actualTimeLifecycle, peopleOfActual } from './actual.lifecycle.ts'
import type { ActualTimeRow } from './actual.store.ts'

export const actualItemOf = (row: ActualTimeRow, viewer: Viewer): ActualTimeDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  parentId: row.parent_id,
  childIds: row.child_ids,
  from: row.from_at,
  until: row.until_at,
  why: row.note,
  reason: row.reason,
  createdBy: row.creator_id,
  otherId: row.other_id,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  you: byOf(viewer, peopleOfActual(row)),
})

export const actualItem: Item<typeof actualTimeMachine, ActualTimeRow, ActualTimeDto> = {
  lifecycle: actualTimeLifecycle,
  dtoOf: async ({ viewer }, row) => actualItemOf(row, viewer),
}
