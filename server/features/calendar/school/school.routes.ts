import { schoolBreakRoutes as routes } from '#contract/calendar/school-breaks.ts'
import { dateIn } from '#domain/time.ts'
import type { Bind } from '../../../http/bind.ts'
import { bindItem } from '../../../lifecycle/bind-item.ts'
import { familyZone } from '../calendar.lock.ts'
import { listBreaks } from './school.begin.ts'
import { breakItemOf, schoolBreakItem } from './school.item.ts'
import { countedBreaks } from './school.store.ts'

/** Whoever is no parent sees the days as well, because they decide when children change homes. */
export const schoolBreakRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer, now }) => {
    const today = dateIn(now, await familyZone(tx))
    return { items: (await countedBreaks(tx)).map((row) => breakItemOf(row, viewer, today)) }
  })
  bind.changing(routes.add, async ({ body }, { change, tx, viewer, now }) => {
    const rows = await listBreaks(change, viewer, body)
    const today = dateIn(now, await familyZone(tx))
    return { items: rows.map((row) => breakItemOf(row, viewer, today)) }
  })
  bindItem(bind, routes, schoolBreakItem)
}
