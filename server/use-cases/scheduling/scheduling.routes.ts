import { paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { seriesNow } from '../../features/payment-schedules/payment-schedules.item.ts'
import type { Bind } from '../../http/bind.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { expenseNow, previewOf, scheduleExpense } from './schedule-expense.ts'
import { orderNow, previewOfSupport, scheduleSupport } from './schedule-support.ts'

export const schedulingRoutes = (bind: Bind): void => {
  bind.reading(routes.preview, ({ body }, { tx, viewer, now }) => previewOf(tx, viewer, body, now))
  bind.changing(routes.create, async ({ body }, { change, tx, viewer }) => {
    const id = await withItem(
      () => scheduleExpense(change, viewer, body),
      () => expenseNow(tx, viewer, body.expenseId),
    )
    return { series: id === null ? null : await seriesNow(tx, viewer, id) }
  })
  bind.reading(routes.previewSupport, ({ params: { id }, body }, { tx, viewer, now }) =>
    previewOfSupport(tx, viewer, id, body, now),
  )
  bind.changing(routes.createSupport, async ({ params, body }, { change, tx, viewer, now }) => {
    const id = await withItem(
      () => scheduleSupport(change, viewer, params.id, body),
      () => orderNow(tx, viewer, params.id, now),
    )
    return { series: id === null ? null : await seriesNow(tx, viewer, id) }
  })
}
