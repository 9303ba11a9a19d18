import { bySystem } from '#machines/shared/turn.ts'
import type { EndingAccount } from '../session/account-ends.ts'
import { moveSubscription } from './subscriptions.step.ts'
import { lockSubscription, subscriptionsOf } from './subscriptions.store.ts'

/** Nothing that the person pays for renews any more; what is paid for lasts until its end, for the other parent too. */
export const stopRenewals = ({ scopes, personId, enqueue, now }: EndingAccount): Promise<void> =>
  scopes.asOwner(personId, async (tx) => {
    for (const { id } of await subscriptionsOf(tx, personId)) {
      const row = await lockSubscription(tx, id)
      const event = { type: 'subscription.stopRenewal', by: bySystem } as const
      if (row) await moveSubscription({ tx, enqueue, now }, row, { event })
    }
  })
