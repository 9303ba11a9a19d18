import { randomUUID } from 'node:crypto'
import type { NewHoliday } from '#contract/calendar/holidays.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import { advance } from '../../../lifecycle/advance.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { decide } from '../../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { familyZone, lockCalendar } from '../calendar.lock.ts'
import { parentsOfPlan, unanswered } from '../plan/plan.people.ts'
import { mustRecordPlans, plannedBy } from '../plan/planned-by.ts'
import { holidayContentOf } from './holidays.content.ts'
import { holidayFactsOf, holidayLifecycle } from './holidays.lifecycle.ts'
import { insertHoliday, lockHoliday } from './holidays.store.ts'

/** Brings what the calendar says now: the first time of a holiday, and then its end where that has passed too. */
export const keepHoliday = async (change: UnitOfWork, id: string): Promise<void> => {
  const { tx, now } = change
  for (const type of ['holiday.begun', 'holiday.lastDayPassed'] as const) {
    const row = await lockHoliday(tx, id, 'toWrite')
    if (!row) return
    const facts = await holidayLifecycle.contextOf(tx, row, now)
    if (decide(holidayLifecycle.machine, row.status, facts, { type, by: bySystem }))
      await advance(change, holidayLifecycle, id, { type }, 'system')
  }
}

/** Records a holiday by the viewer, which begins at once when it is kept today. Throws `Refusal`. */
export const recordHoliday = async (change: UnitOfWork, viewer: Viewer, typed: NewHoliday): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  mustRecordPlans(viewer)
  await lockCalendar(tx)
  const people = await plannedBy(tx, viewer)
  const id = randomUUID()
  const content = await holidayContentOf(change, { id, parents: parentsOfPlan(people) }, typed)
  const { name: _, childIds, ...rule } = typed
  const holiday = { ...rule, id, childIds, from: content.from_on, through: null }
  const said = unanswered(people)
  const facts = holidayFactsOf(holiday, said, { zone: await familyZone(tx), now })
  await begin(
    change,
    holidayLifecycle,
    facts,
    (status) => insertHoliday(tx, { ...content, ...people, ...said, family_id, id, status, now }),
    viewer,
  )
  if (facts.begun) await keepHoliday(change, id)
  return id
}
