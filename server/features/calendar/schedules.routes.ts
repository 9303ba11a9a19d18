import { parentingScheduleRoutes as routes } from '#contract/calendar/parenting-schedules.ts'
import { dateIn } from '#domain/time.ts'
import type { Bind } from '../../http/bind.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { familyZone } from './calendar.lock.ts'
import { recordSchedule } from './schedules.begin.ts'
import { scheduleItem, scheduleItemOf } from './schedules.item.ts'
import { listedSchedules } from './schedules.store.ts'

export const scheduleRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer, now }) => {
    const today = dateIn(now, await familyZone(tx))
    return { items: (await listedSchedules(tx)).map((row) => scheduleItemOf(row, viewer, today)) }
  })
  bind.changing(routes.record, async ({ body }, context) =>
    itemNow(context, scheduleItem, await recordSchedule(context.change, context.viewer, body)),
  )
  bindItem(bind, routes, scheduleItem)
}
