import { paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { supportOrderItem } from '../../features/child-support/child-support.page.ts'
import { seriesItem } from '../../features/payment-schedules/payment-schedules.item.ts'
import type { Bind, Reading } from '../../http/bind.ts'
import { itemNow } from '../../lifecycle/bind-item.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { expenseNow, previewOf, scheduleExpense } from './schedule-expense.ts'
import { previewOfSupport, scheduleSupport } from './schedule-support.ts'

/** A single payment makes no series. */
const answerOf = async (context: Reading, id: string | null) => ({
  series: id === null ? null : await itemNow(context, seriesItem, id),
})

export const schedulingRoutes = (bind: Bind): void => {
  bind.reading(routes.preview, ({ body }, context) => previewOf(context, body))
  bind.changing(routes.create, async ({ body }, context) => {
    const { change, tx, viewer } = context
    const id = await withItem(
      () => scheduleExpense(change, viewer, body),
      () => expenseNow(tx, viewer, body.expenseId),
    )
    return answerOf(context, id)
  })
  bind.reading(routes.previewSupport, ({ params: { id }, body }, context) => previewOfSupport(context, id, body))
  bind.changing(routes.createSupport, async ({ params, body }, context) => {
    const { change, viewer } = context
    const id = await withItem(
      () => scheduleSupport(change, viewer, params.id, body),
      () => itemNow(context, supportOrderItem, params.id),
    )
    return answerOf(context, id)
  })
}
