import { dateIn } from '#domain/time.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Deps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { advance } from '../../lifecycle/advance.ts'
import { beginChange, type Change, finishChange } from '../../lifecycle/change.ts'
import { tell } from '../../lifecycle/tell.ts'
import { supportOrderLifecycle } from '../../use-cases/child-support.lifecycles.ts'
import { keepDues } from './child-support.keep.ts'
import { isAgreed, lockOrder, ordersOf, type SupportOrderRow, zoneOf } from './child-support.store.ts'

const dueFell = { event: 'supportOrder.dueFell', by: bySystem } as const

/** Those that are due on the very day are told; what was missed while nothing ran is only written. */
const tellOfToday = (change: Change, orders: readonly SupportOrderRow[], fresh: ReadonlySet<string>): void => {
  for (const order of orders)
    if (fresh.has(order.id)) tell(change, supportOrderLifecycle, order, { ...dueFell, status: order.status })
}

/** What the day brings to one ledger: its dues, and the end of orders whose last day has passed. */
export const keepLedger = async (change: Change, root: string): Promise<void> => {
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

type Needs = Pick<Deps, 'doors' | 'clock' | 'enqueue' | 'log'>

/** Every ledger whose time has come, each in a transaction of its own: one that fails keeps no other waiting. */
export const sweepSupport = async ({ doors, clock, enqueue, log }: Needs): Promise<void> => {
  const now = clock.now()
  const due = await doors.acrossFamilies((tx) =>
    tx
      .selectFrom('due_time')
      .select(['family_id', 'entity_id'])
      .where('entity', '=', 'supportOrder')
      .where('due_at', '<=', now)
      .execute(),
  )
  for (const { family_id, entity_id: root } of due)
    await doors
      .forSystem(family_id, async (tx) => {
        const change = beginChange(tx, family_id, now)
        await keepLedger(change, root)
        await finishChange(change, enqueue)
      })
      .catch((error: unknown) => log.error({ err: error, ledger: root }, 'child support'))
}

/** Often enough that a due is there soon after midnight, in whichever zone. What is read is complete without it. */
export const supportJobs = (jobs: Jobs, deps: Needs): void =>
  jobs.every('support', '*/5 * * * *', () => sweepSupport(deps))
