import { type ParentingTimeDto, parentingTimeRoutes as routes } from '#contract/calendar/parenting-time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { familyZone } from './calendar.lock.ts'
import { allSwaps } from './requests.store.ts'
import { countedSchedules, patternOf } from './schedules.store.ts'

/** Reads everything that decides whose day it is. Row-level security leaves out every other family. */
export const layersOf = async (tx: Tx): Promise<ParentingTimeDto> => ({
  zone: await familyZone(tx),
  schedules: (await countedSchedules(tx)).map((row) => ({
    id: row.id,
    childIds: row.child_ids,
    parents: { first: row.first_id, second: row.second_id },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    ...patternOf(row),
  })),
  swaps: (await allSwaps(tx)).map((swap) => ({
    id: swap.request_id,
    childIds: swap.child_ids,
    parent: swap.parent_id,
    from: swap.from_at,
    until: swap.until_at,
  })),
})

/** Whoever is no parent sees whose day it is as well. */
export const parentingTimeRoutes = (bind: Bind): void => {
  bind.reading(routes.layers, async (_, { tx }) => layersOf(tx))
}
