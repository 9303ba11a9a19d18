import { randomUUID } from 'node:crypto'
import type { NewSchoolBreak, NewSchoolBreaks } from '#contract/calendar/school-breaks.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { dateIn } from '#domain/time.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { begin } from '../../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../../children/children.chosen.ts'
import { otherParentOf } from '../../families/families.parents.ts'
import { familyZone, lockCalendar } from '../calendar.lock.ts'
import { mustKeepHolidaysApart } from './school.apart.ts'
import { breakFactsOf, schoolBreakLifecycle } from './school.lifecycle.ts'
import { countedBreaks, insertBreak, type SchoolBreakRow } from './school.store.ts'

const wrong = (field: string, code: FieldProblem) => new Refusal('invalid', { validationErrors: [{ field, code }] })

/** What was listed before is not listed again, as when a file is imported twice. */
const isListed = ({ name, from, to }: NewSchoolBreak, childIds: readonly string[], rows: readonly SchoolBreakRow[]) =>
  rows.some(
    (row) =>
      row.name === name &&
      row.from_on === from &&
      row.to_on === to &&
      childIds.every((childId) => row.child_ids.includes(childId)),
  )

/**
 * Lists days without school, by the viewer. The other parent has one notice for all of them. Throws `Refusal`: notAllowed,
 * invalid, childRequired, tooMany, holidayOverlaps, noOtherParent.
 */
export const listBreaks = async (
  change: UnitOfWork,
  viewer: Viewer,
  { childIds, breaks }: NewSchoolBreaks,
): Promise<SchoolBreakRow[]> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['calendar.plan'](viewer)) throw new Refusal('notAllowed')
  await lockCalendar(tx)
  const other_id = await otherParentOf(tx, viewer.personId)
  const today = dateIn(now, await familyZone(tx))
  for (const [index, { from }] of breaks.entries()) if (from <= today) throw wrong(`breaks.${index}.from`, 'notAhead')
  await mustBeChoosable(tx, childIds)
  const listed = await countedBreaks(tx)
  const added = breaks.filter((one) => !isListed(one, childIds, listed))
  if (listed.length + added.length > limits.schoolBreak.most) throw new Refusal('tooMany')
  const days = added.map(({ from: from_on, to: to_on }) => ({ child_ids: [...childIds], from_on, to_on }))
  await mustKeepHolidaysApart(tx, { before: listed, after: [...listed, ...days] }, today)
  const rows: SchoolBreakRow[] = []
  for (const { name, from: from_on, to: to_on } of added) {
    const notices = rows.length === 0 ? schoolBreakLifecycle.notices : {}
    const insert = (status: SchoolBreakRow['status']) =>
      insertBreak(tx, {
        family_id,
        id: randomUUID(),
        status,
        creator_id: viewer.personId,
        other_id,
        name,
        child_ids: [...new Set(childIds)],
        from_on,
        to_on,
        now,
      })
    rows.push(
      await begin(change, { ...schoolBreakLifecycle, notices }, breakFactsOf({ from_on }, today), insert, viewer),
    )
  }
  return rows
}
