import { type ParentingTimeDto, parentingTimeRoutes as routes } from '#contract/calendar/parenting-time.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { type ActualTimeRow, agreedActual } from './actual/actual.store.ts'
import { familyZone } from './calendar.lock.ts'
import { countedHolidays, ruleOf } from './holidays/holidays.store.ts'
import { answersOf, type PlanPeople } from './plan/plan.people.ts'
import { allSwaps } from './requests.store.ts'
import { countedSchedules, patternOf, type ScheduleRow } from './schedules.store.ts'
import { countedBreaks } from './school/school.store.ts'

type Recorded = PlanPeople & Pick<ScheduleRow, 'id' | 'name' | 'answer' | 'second_answer'>
type Told = Pick<Viewer, 'standing' | 'mode'>

const recordedBy = (row: Recorded, viewer: Told) => ({
  id: row.id,
  name: row.name,
  createdBy: row.creator_id,
  answers: permissions['planAnswer.see'](viewer) ? answersOf(row) : [],
})

type SaidTime = Pick<ActualTimeRow, 'id' | 'child_ids' | 'parent_id' | 'from_at' | 'until_at'>

const saidTimeOf = ({ id, child_ids: childIds, parent_id: parent, from_at: from, until_at: until }: SaidTime) =>
  ({ id, childIds, parent, from, until }) as const

/**
 * Reads everything that decides whose day it is, and for parents what really happened. Row-level security leaves out every
 * other family.
 */
export const layersOf = async (tx: Tx, viewer: Told): Promise<ParentingTimeDto> => ({
  zone: await familyZone(tx),
  schedules: (await countedSchedules(tx)).map((row) => ({
    ...recordedBy(row, viewer),
    childIds: row.child_ids,
    parents: { first: row.first_id, second: row.second_id },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    ...patternOf(row),
  })),
  holidays: (await countedHolidays(tx)).map((row) => ({
    ...recordedBy(row, viewer),
    childIds: row.child_ids,
    ...ruleOf(row),
    from: row.from_on,
    through: row.through_on,
  })),
  swaps: (await allSwaps(tx)).map((swap) => saidTimeOf({ ...swap, id: swap.request_id })),
  breaks: (await countedBreaks(tx)).map(({ id, name, creator_id: createdBy, child_ids: childIds, from_on, to_on }) => ({
    id,
    name,
    createdBy,
    childIds,
    from: from_on,
    to: to_on,
  })),
  actual: viewer.standing === 'parent' ? (await agreedActual(tx)).map(saidTimeOf) : [],
})

/** Whoever is no parent sees whose day it is as well. */
export const parentingTimeRoutes = (bind: Bind): void => {
  bind.reading(routes.layers, async (_, { tx, viewer }) => layersOf(tx, viewer))
}
