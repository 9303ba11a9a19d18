import type { NewParentingSchedule } from '#contract/calendar/parenting-schedules.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { earliestEnd, scheduleConflict } from '#domain/parenting-time/overlaps.ts'
import { arrivesTooSoon, exchangesOf } from '#domain/parenting-time/travel.ts'
import { dateIn } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { familyZone } from './calendar.lock.ts'
import { countedSchedules, type ScheduleContent, scheduleOf } from './schedules.store.ts'

export type TypedSchedule = Omit<NewParentingSchedule, 'followsId'>
type Problem = { readonly field: string; readonly code: FieldProblem }

type Around = { readonly parents: readonly string[]; readonly zone: string; readonly today: string }

const problemsOf = (typed: TypedSchedule, { parents, zone, today }: Around): Problem[] => {
  const { startsOn, endsOn, firstId } = typed
  const found: Problem[] = []
  if (!parents.includes(firstId)) found.push({ field: 'firstId', code: 'notAChoice' })
  if (startsOn < today) found.push({ field: 'startsOn', code: 'inThePast' })
  if (endsOn !== null && endsOn < startsOn) found.push({ field: 'endsOn', code: 'endBeforeStart' })
  else if (endsOn !== null && endsOn < earliestEnd(typed)) found.push({ field: 'endsOn', code: 'endsTooSoon' })
  for (const { path, handover } of exchangesOf(typed))
    if (arrivesTooSoon(handover, zone, startsOn))
      found.push({ field: `${path}.handover.arrival`, code: 'arrivesTooSoon' })
  return found
}

/**
 * Checks what a parent typed for one schedule and returns its columns. The calendar is locked. Throws `Refusal`: invalid,
 * childRequired, scheduleOverlaps.
 */
export const contentOf = async (
  { tx, now }: UnitOfWork,
  { id, parents }: { readonly id: string; readonly parents: readonly [string, string] },
  typed: TypedSchedule,
): Promise<ScheduleContent> => {
  const zone = await familyZone(tx)
  const validationErrors = problemsOf(typed, { parents, zone, today: dateIn(now, zone) })
  if (validationErrors.length > 0) throw new Refusal('invalid', { validationErrors })
  await mustBeChoosable(tx, typed.childIds)
  const childIds = [...new Set(typed.childIds)]
  const others = (await countedSchedules(tx)).map(scheduleOf)
  const { startsOn, endsOn } = typed
  if (scheduleConflict({ id, childIds, startsOn, endsOn }, others)) throw new Refusal('scheduleOverlaps')
  return {
    name: typed.name,
    child_ids: childIds,
    first_id: typed.firstId,
    second_id: parents.find((parent) => parent !== typed.firstId) ?? '',
    starts_on: startsOn,
    ends_on: endsOn,
    colour: typed.colour,
    cycle: JSON.stringify(typed.cycle),
    weekends: typed.weekends === null ? null : JSON.stringify(typed.weekends),
  }
}
