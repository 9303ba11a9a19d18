import { parentingScheduleRoutes as routes } from '#contract/calendar/parenting-schedules.ts'
import type { Bind } from '../../http/bind.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { recordSchedule } from './schedules.begin.ts'
import { scheduleItem, scheduleItemsOf } from './schedules.item.ts'
import { listedSchedules } from './schedules.store.ts'

export const scheduleRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, context) => ({
    items: await scheduleItemsOf(context, await listedSchedules(context.tx)),
  }))
  bind.changing(routes.record, async ({ body }, context) =>
    itemNow(context, scheduleItem, await recordSchedule(context.change, context.viewer, body)),
  )
  bindItem(bind, routes, scheduleItem)
}
