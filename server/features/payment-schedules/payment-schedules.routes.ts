import { paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { seriesItem, seriesItems } from './payment-schedules.item.ts'
import { leftOnPlan, singlesAhead } from './payment-schedules.singles.ts'
import { allSeries } from './payment-schedules.store.ts'

export const bindPaymentSeries = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx, viewer, now }) => {
    if (!permissions['payment.see'](viewer)) throw new Refusal('notAllowed')
    const items = await seriesItems(tx, viewer, await allSeries(tx))
    return {
      series: items.map(({ payments: _, bankAccountId: __, ...row }) => row),
      single: await singlesAhead(tx, viewer),
      left: await leftOnPlan(tx, viewer.viewpoint, now),
    }
  })
  bindItem(bind, routes, seriesItem)
}
