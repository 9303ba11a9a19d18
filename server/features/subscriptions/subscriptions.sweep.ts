import { addMs } from '#domain/time.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { JobDeps } from '../../deps.ts'
import { performCharge } from './subscriptions.charging.ts'
import { isToAnnounce } from './subscriptions.due.ts'
import { moveSubscription } from './subscriptions.step.ts'
import { lockSubscription } from './subscriptions.store.ts'

const batch = 500
/** A charge that was asked for has its own job; the sweep takes what that job left behind. */
const leftAfter = 5 * 60_000

type Due = { readonly id: string; readonly owner_id: string }

/** Announces what is to be announced, and ends what is over. A row that somebody else moved meanwhile is left alone. */
const handle = ({ scopes, clock, enqueue }: JobDeps, { id, owner_id }: Due): Promise<void> =>
  scopes.asOwner(owner_id, async (tx) => {
    const row = await lockSubscription(tx, id)
    const now = clock.now()
    if (!row || row.due_at === null || row.due_at > now) return
    const type = isToAnnounce(row, now) ? 'subscription.announce' : 'subscription.end'
    await moveSubscription({ tx, enqueue, now }, row, { event: { type, by: bySystem } })
  })

const withLog = async (deps: JobDeps, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    // Others are handled nevertheless, and this one is due again in the next run.
    deps.log.error({ err: error }, 'what is due of a subscription could not be done')
  }
}

/** Handles every subscription whose time has come, and asks again for charges without an outcome. */
export const sweepSubscriptions = async (deps: JobDeps): Promise<void> => {
  const { scopes, clock } = deps
  const due = await scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('subscription')
      .select(['id', 'owner_id'])
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(batch)
      .execute(),
  )
  for (const one of due) await withLog(deps, () => handle(deps, one))
  const open = await scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('subscription_charge')
      .select(['id', 'owner_id'])
      .where('state', 'in', ['asked', 'authentication'])
      .where('changed_at', '<=', addMs(clock.now(), -leftAfter))
      .limit(batch)
      .execute(),
  )
  for (const { id, owner_id } of open)
    await withLog(deps, () => performCharge(deps, { ownerId: owner_id, chargeId: id }))
}
