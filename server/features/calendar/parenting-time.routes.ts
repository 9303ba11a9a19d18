import { type ParentingTimeDto, parentingTimeRoutes as routes } from '#contract/calendar/parenting-time.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { type ActualTimeRow, agreedActual } from './actual/actual.store.ts'
import { familyZone } from './calendar.lock.ts'
import { countedHolidays, ruleOf } from './holidays/holidays.store.ts'
import { allSwaps } from './requests.store.ts'
import { countedSchedules, patternOf, type ScheduleRow } from './schedules.store.ts'
import { countedBreaks } from './school/school.store.ts'

type Recorded = Pick<ScheduleRow, 'id' | 'name' | 'creator_id' | 'answer'>

/** Nobody but a parent is told what the other one answered. */
const recordedBy = ({ id, name, creator_id: createdBy, answer }: Recorded, { standing }: Pick<Viewer, 'standing'>) =>
  ({
    id,
    name,
    createdBy,
    answer: standing === 'parent' ? answer : 'none',
  }) as const

type SaidTime = Pick<ActualTimeRow, 'id' | 'child_ids' | 'parent_id' | 'from_at' | 'until_at'>

const saidTimeOf = ({ id, child_ids: childIds, parent_id: parent, from_at: from, until_at: until }: SaidTime) =>
  ({ id, childIds, parent, from, until }) as const

/**
 * Reads everything that decides whose day it is, and for parents what really happened. Row-level security leaves out every
 * other family.
 */
export const layersOf = async (tx: Tx, { standing }: Pick<Viewer, 'standing'>): Promise<ParentingTimeDto> => ({
  zone: await familyZone(tx),
  schedules: (await countedSchedules(tx)).map((row) => ({
    ...recordedBy(row, { standing }),
    childIds: row.child_ids,
    parents: { first: row.first_id, second: row.second_id },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    ...patternOf(row),
  })),
  holidays: (await countedHolidays(tx)).map((row) => ({
    ...recordedBy(row, { standing }),
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
  actual: standing === 'parent' ? (await agreedActual(tx)).map(saidTimeOf) : [],
})

/** Whoever is no parent sees whose day it is as well. */
export const parentingTimeRoutes = (bind: Bind): void => {
  bind.reading(routes.layers, async (_, { tx, viewer }) => layersOf(tx, viewer))
}
