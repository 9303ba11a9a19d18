import type { SchoolBreakDto } from '#contract/calendar/school-breaks.ts'
import { dateIn } from '#domain/time.ts'
import type { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import type { Item } from '../../../lifecycle/bind-item.ts'
import { byOf } from '../../../lifecycle/lifecycle.ts'
import { familyZone } from '../calendar.lock.ts'
import { breakFactsOf, peopleOfBreak, schoolBreakLifecycle } from './school.lifecycle.ts'
import type { SchoolBreakRow } from './school.store.ts'

/** `today` is the family's date. */
export const breakItemOf = (row: SchoolBreakRow, viewer: Viewer, today: string): SchoolBreakDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  childIds: row.child_ids,
  name: row.name,
  from: row.from_on,
  to: row.to_on,
  createdBy: row.creator_id,
  createdAt: row.created_at,
  facts: breakFactsOf(row, today),
  you: byOf(viewer, peopleOfBreak(row)),
})

export const schoolBreakItem: Item<typeof schoolBreakMachine, SchoolBreakRow, SchoolBreakDto> = {
  lifecycle: schoolBreakLifecycle,
  dtoOf: async ({ tx, viewer, now }, row) => breakItemOf(row, viewer, dateIn(now, await familyZone(tx))),
}
