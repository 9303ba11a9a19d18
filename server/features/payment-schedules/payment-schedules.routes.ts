import { paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { seriesItems, seriesNow } from './payment-schedules.item.ts'
import { paymentSeriesLifecycle, planEdits } from './payment-schedules.lifecycle.ts'
import { leftOnPlan, singlesAhead } from './payment-schedules.singles.ts'
import { allSeries } from './payment-schedules.store.ts'

export const bindPaymentSeries = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx, viewer, now }) => {
    if (!permissions['payment.see'](viewer)) throw new Refusal('notAllowed')
    const items = await seriesItems(tx, viewer, await allSeries(tx), await planEdits(tx, viewer.viewpoint))
    return {
      series: items.map(({ payments: _, bankAccountId: __, ...row }) => row),
      single: await singlesAhead(tx, viewer),
      left: await leftOnPlan(tx, viewer.viewpoint, now),
    }
  })
  bind.reading(routes.get, ({ params }, { tx, viewer }) => seriesNow(tx, viewer, params.id))
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const now = () => seriesNow(tx, viewer, id)
    await withItem(() => advance(change, paymentSeriesLifecycle, id, body, viewer), now)
    return now()
  })
}
