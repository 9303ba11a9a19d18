import { actualTimeRoutes as routes } from '#contract/calendar/actual-times.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../../http/bind.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { bindItem, itemNow } from '../../../lifecycle/bind-item.ts'
import { recordActual } from './actual.begin.ts'
import { actualItem, actualItemOf } from './actual.item.ts'
import { allActual } from './actual.store.ts'

export const actualTimeRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer }) => {
    if (!permissions['actualTime.see'](viewer)) throw new Refusal('notAllowed')
    return { items: (await allActual(tx)).map((row) => actualItemOf(row, viewer)) }
  })
  bind.changing(routes.record, async ({ body }, context) => {
    const { id } = await recordActual(context.change, context.viewer, body)
    return itemNow(context, actualItem, id)
  })
  bindItem(bind, routes, actualItem)
}
