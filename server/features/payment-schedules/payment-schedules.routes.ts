import { type PaymentSeriesDto, paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { paymentSeriesLifecycle } from '../../use-cases/lifecycles.ts'
import { planEdits } from '../../use-cases/planned-expenses.ts'
import { expenseNow, leftOnPlan, previewOf, scheduleExpense, singlesAhead } from '../../use-cases/schedule-expense.ts'
import { orderNow, previewOfSupport, scheduleSupport } from '../../use-cases/schedule-support.ts'
import { seriesItems } from './payment-schedules.item.ts'
import { allSeries, lockSeries } from './payment-schedules.store.ts'

const itemNow = async (tx: Tx, viewer: Viewer, id: string): Promise<PaymentSeriesDto> => {
  const row = await lockSeries(tx, id, 'toRead')
  const [item] = row ? await seriesItems(tx, viewer, [row], await planEdits(tx, viewer.viewpoint)) : []
  if (!item) throw new Refusal('notFound')
  return item
}

export const paymentSeriesRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_input, { tx, viewer, now }) => {
    if (!permissions['payment.see'](viewer)) throw new Refusal('notAllowed')
    const items = await seriesItems(tx, viewer, await allSeries(tx), await planEdits(tx, viewer.viewpoint))
    return {
      series: items.map(({ payments: _, bankAccountId: __, ...row }) => row),
      single: await singlesAhead(tx, viewer),
      left: await leftOnPlan(tx, viewer.viewpoint, now),
    }
  })
  bind.reading(routes.preview, ({ body }, { tx, viewer, now }) => previewOf(tx, viewer, body, now))
  bind.changing(routes.create, async ({ body }, { change, tx, viewer }) => {
    const id = await withItem(
      () => scheduleExpense(change, viewer, body),
      () => expenseNow(tx, viewer, body.expenseId),
    )
    return { series: id === null ? null : await itemNow(tx, viewer, id) }
  })
  bind.reading(routes.previewSupport, ({ params: { id }, body }, { tx, viewer, now }) =>
    previewOfSupport(tx, viewer, id, body, now),
  )
  bind.changing(routes.createSupport, async ({ params, body }, { change, tx, viewer, now }) => {
    const id = await withItem(
      () => scheduleSupport(change, viewer, params.id, body),
      () => orderNow(tx, viewer, params.id, now),
    )
    return { series: id === null ? null : await itemNow(tx, viewer, id) }
  })
  bind.reading(routes.get, ({ params }, { tx, viewer }) => itemNow(tx, viewer, params.id))
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const now = () => itemNow(tx, viewer, id)
    await withItem(() => advance(change, paymentSeriesLifecycle, id, body, viewer), now)
    return now()
  })
}
