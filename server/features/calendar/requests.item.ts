import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { type Beside, besideRequests, peopleOfRequest, requestFactsOf } from './requests.facts.ts'
import { changeRequestLifecycle } from './requests.lifecycle.ts'
import type { RequestRow } from './requests.store.ts'

export const requestItemOf = (row: RequestRow, viewer: Viewer, beside: Beside): ChangeRequestDto => ({
  id: row.id,
  root: row.root_id,
  previousId: row.previous_id,
  status: row.status,
  version: row.version,
  kind: row.kind,
  childIds: row.child_ids,
  times: [...row.times],
  reason: row.note,
  answer: row.answer,
  askerId: row.asker_id,
  answererId: row.answerer_id,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  expiresAt: row.expires_at,
  respondBy: row.expires_at,
  facts: requestFactsOf(row, beside),
  you: byOf(viewer, peopleOfRequest(row)),
})

export const requestItem: Item<typeof changeRequestMachine, RequestRow, ChangeRequestDto> = {
  lifecycle: changeRequestLifecycle,
  dtoOf: async ({ tx, viewer, now }, row) => requestItemOf(row, viewer, await besideRequests(tx, now)),
}
