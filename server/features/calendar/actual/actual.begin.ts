import { randomUUID } from 'node:crypto'
import type { NewActualTime } from '#contract/calendar/actual-times.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { begin } from '../../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../../children/children.chosen.ts'
import { otherParentOf } from '../../families/families.parents.ts'
import { actualTimeLifecycle } from './actual.lifecycle.ts'
import { type ActualTimeRow, insertActual } from './actual.store.ts'

const wrong = (field: string, code: FieldProblem) => new Refusal('invalid', { validationErrors: [{ field, code }] })

/**
 * Records what really happened, by the viewer. Nothing follows from it until the other parent confirms it. Throws
 * `Refusal`: notAllowed, noOtherParent, invalid, childRequired.
 */
export const recordActual = async (
  change: UnitOfWork,
  viewer: Viewer,
  { parentId: parent_id, childIds, from: from_at, until: until_at, why: note }: NewActualTime,
): Promise<ActualTimeRow> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['actualTime.record'](viewer)) throw new Refusal('notAllowed')
  const other_id = await otherParentOf(tx, viewer.personId)
  if (![viewer.personId, other_id].includes(parent_id)) throw wrong('parentId', 'notAChoice')
  if (until_at > now) throw wrong('until', 'inTheFuture')
  await mustBeChoosable(tx, childIds)
  return begin(
    change,
    actualTimeLifecycle,
    {},
    (status) =>
      insertActual(tx, {
        family_id,
        id: randomUUID(),
        status,
        creator_id: viewer.personId,
        other_id,
        parent_id,
        child_ids: [...new Set(childIds)],
        from_at,
        until_at,
        note,
        now,
      }),
    viewer,
  )
}
