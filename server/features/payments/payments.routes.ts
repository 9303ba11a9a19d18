import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import type { Bind } from '../../http/bind.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { paymentNow } from './payments.item.ts'
import { paymentLifecycle } from './payments.lifecycle.ts'

export const paymentRoutes = (bind: Bind): void => {
  bind.reading(routes.get, ({ params }, { tx, viewer }) => paymentNow(tx, viewer, params.id))
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const now = () => paymentNow(tx, viewer, id)
    await withItem(() => advance(change, paymentLifecycle, id, body, viewer), now)
    return now()
  })
}
