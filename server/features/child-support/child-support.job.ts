import { dateIn } from '#domain/time.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Deps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { advance } from '../../lifecycle/advance.ts'
import { notify } from '../../lifecycle/notify.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { keepDues } from './child-support.keep.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { isAgreed, lockOrder, ordersOf, type SupportOrderRow, zoneOf } from './child-support.store.ts'

const dueFell = { event: 'supportOrder.dueFell', by: bySystem } as const

/** Those that are due on the very day are told; what was missed while nothing ran is only written. */
const tellOfToday = (change: UnitOfWork, orders: readonly SupportOrderRow[], fresh: ReadonlySet<string>): void => {
  for (const order of orders)
    if (fresh.has(order.id)) notify(change, supportOrderLifecycle, order, { ...dueFell, status: order.status })
}

/** What the day brings to one ledger: its dues, and the end of orders whose last day has passed. */
export const keepLedger = async (change: UnitOfWork, root: string): Promise<void> => {
  const { tx, now } = change
  if (!(await lockOrder(tx, root, 'toWrite'))) return
  const today = dateIn(now, await zoneOf(tx))
  const orders = await ordersOf(tx, root)
  const over = orders.filter(
    (order) => isAgreed(order) && order.status !== 'ended' && order.to_on && order.to_on < today,
  )
  for (const { id } of over) await advance(change, supportOrderLifecycle, id, { type: 'supportOrder.end' }, 'system')
  const fresh = (await keepDues(change, root)).filter(({ dueOn }) => dueOn === today)
  tellOfToday(change, orders, new Set(fresh.map(({ orderId }) => orderId)))
  change.live.push({ topic: 'support', id: root, audience: null })
}

type Needs = Pick<Deps, 'scopes' | 'clock' | 'enqueue' | 'log'>

/** Every ledger whose time has come, each in a transaction of its own: one that fails keeps no other waiting. */
export const sweepSupport = async ({ scopes, clock, enqueue, log }: Needs): Promise<void> => {
  const now = clock.now()
  const due = await scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('due_time')
      .select(['family_id', 'entity_id'])
      .where('entity', '=', 'supportOrder')
      .where('due_at', '<=', now)
      .execute(),
  )
  for (const { family_id, entity_id: root } of due)
    await scopes
      .asSystem(family_id, async (tx) => {
        const change = beginUnitOfWork(tx, family_id, now)
        await keepLedger(change, root)
        await finishUnitOfWork(change, enqueue)
      })
      .catch((error: unknown) => log.error({ err: error, ledger: root }, 'child support'))
}

/** Often enough that a due is there soon after midnight, in whichever zone. What is read is complete without it. */
export const supportJobs = (jobs: Jobs, deps: Needs): void =>
  jobs.every('support', '*/5 * * * *', () => sweepSupport(deps))
