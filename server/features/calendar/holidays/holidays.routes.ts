import { holidayRoutes as routes } from '#contract/calendar/holidays.ts'
import type { Bind } from '../../../http/bind.ts'
import { bindItem, itemNow } from '../../../lifecycle/bind-item.ts'
import { recordHoliday } from './holidays.begin.ts'
import { holidayItem, holidayItemsOf } from './holidays.item.ts'
import { listedHolidays } from './holidays.store.ts'

export const holidayRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, context) => ({
    items: await holidayItemsOf(context, await listedHolidays(context.tx)),
  }))
  bind.changing(routes.record, async ({ body }, context) =>
    itemNow(context, holidayItem, await recordHoliday(context.change, context.viewer, body)),
  )
  bindItem(bind, routes, holidayItem)
}
