import { type PaymentItem, paymentRoutes as routes } from '#contract/payments.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { paymentLifecycle } from '../../lifecycles.ts'
import { paymentItems } from './payments.item.ts'
import { lockPayment } from './payments.store.ts'

const itemNow = async (tx: Tx, viewer: Viewer, id: string): Promise<PaymentItem> => {
  const row = await lockPayment(tx, id, 'toRead')
  const [item] = row ? await paymentItems(tx, viewer, [row]) : []
  if (!item) throw new Refusal('notFound')
  return item
}

export const paymentRoutes = (bind: Bind, _deps: Deps): void => {
  bind.reading(routes.get, ({ params }, { tx, viewer }) => itemNow(tx, viewer, params.id))
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const now = () => itemNow(tx, viewer, id)
    await withItem(() => advance(change, paymentLifecycle, id, body, viewer), now)
    return now()
  })
}
