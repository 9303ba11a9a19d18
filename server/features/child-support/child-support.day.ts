import { dateIn } from '#domain/time.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { advance } from '../../lifecycle/advance.ts'
import { notify } from '../../lifecycle/notify.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { keepDues } from './child-support.keep.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { isRunning, lockOrder, ordersOf, type SupportOrderRow, zoneOf } from './child-support.store.ts'

const dueFell = { event: 'supportOrder.dueFell', by: bySystem } as const

/** Notifies only of dues that fall on this very day; those that were missed during downtime are only written. */
const notifyOfToday = (change: UnitOfWork, orders: readonly SupportOrderRow[], fresh: ReadonlySet<string>): void => {
  for (const order of orders)
    if (fresh.has(order.id)) notify(change, supportOrderLifecycle, order, { ...dueFell, status: order.status })
}

/** Writes what a day brings to one ledger: its dues, and the end of orders whose last day has passed. */
export const keepLedger = async (change: UnitOfWork, root: string): Promise<void> => {
  const { tx, now } = change
  if (!(await lockOrder(tx, root, 'toWrite'))) return
  const today = dateIn(now, await zoneOf(tx))
  const orders = await ordersOf(tx, root)
  const over = orders.filter((order) => isRunning(order) && order.to_on && order.to_on < today)
  for (const { id } of over) await advance(change, supportOrderLifecycle, id, { type: 'supportOrder.end' }, 'system')
  const fresh = (await keepDues(change, root)).filter(({ dueOn }) => dueOn === today)
  notifyOfToday(change, orders, new Set(fresh.map(({ orderId }) => orderId)))
  change.live.push({ topic: 'support', id: root, audience: null })
}
