import { randomUUID } from 'node:crypto'
import type { NewParentingSchedule } from '#contract/calendar/parenting-schedules.ts'
import { dateIn } from '#domain/time.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { begin } from '../../lifecycle/begin.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { familyZone, lockCalendar } from './calendar.lock.ts'
import { parentsOfPlan, unanswered } from './plan/plan.people.ts'
import { mustRecordPlans, plannedBy } from './plan/planned-by.ts'
import { contentOf } from './schedules.content.ts'
import { scheduleFactsOf, scheduleLifecycle } from './schedules.lifecycle.ts'
import { insertSchedule, lockSchedule } from './schedules.store.ts'

/** Ends the schedule that a new one follows on the day before. Throws `Refusal` invalid where it is over, or is nobody's. */
const endPrevious = async (change: UnitOfWork, followsId: string, nextFrom: string): Promise<void> => {
  try {
    const followed = { type: 'parentingSchedule.followed', nextFrom }
    await advance(change, scheduleLifecycle, followsId, followed, 'system')
  } catch (error) {
    if (!(error instanceof LifecycleRefusal)) throw error
    throw new Refusal('invalid', { validationErrors: [{ field: 'followsId', code: 'notAChoice' }] })
  }
}

/** Brings what the calendar says now: the beginning of a schedule, and then its end where that has passed too. */
export const keepSchedule = async (change: UnitOfWork, id: string): Promise<void> => {
  const { tx, now } = change
  for (const type of ['parentingSchedule.begun', 'parentingSchedule.lastDayPassed'] as const) {
    const row = await lockSchedule(tx, id, 'toWrite')
    if (!row) return
    const { machine } = scheduleLifecycle
    const facts = await scheduleLifecycle.contextOf(tx, row, now)
    if (decide(machine, row.status, facts, { type, by: bySystem }))
      await advance(change, scheduleLifecycle, id, { type }, 'system')
  }
}

/** Records a schedule by the viewer, which begins at once when its first day is today. Throws `Refusal`. */
export const recordSchedule = async (
  change: UnitOfWork,
  viewer: Viewer,
  { followsId, ...typed }: NewParentingSchedule,
): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  mustRecordPlans(viewer)
  await lockCalendar(tx)
  const people = await plannedBy(tx, viewer)
  if (followsId) await endPrevious(change, followsId, typed.startsOn)
  const id = randomUUID()
  const content = await contentOf(change, { id, parents: parentsOfPlan(people) }, typed)
  const { starts_on, ends_on } = content
  const said = unanswered(people)
  const facts = scheduleFactsOf({ starts_on, ends_on, ...said }, dateIn(now, await familyZone(tx)))
  await begin(
    change,
    scheduleLifecycle,
    facts,
    (status) => insertSchedule(tx, { ...content, ...people, ...said, family_id, id, status, now }),
    viewer,
  )
  if (facts.begun) await advance(change, scheduleLifecycle, id, { type: 'parentingSchedule.begun' }, 'system')
  return id
}
