import { bySystem } from '#machines/shared/turn.ts'
import type { EndingAccount } from '../session/account-ends.ts'
import { forgetCards } from './cards.store.ts'
import { enqueueCardRemoval } from './subscriptions.queues.ts'
import { moveSubscription } from './subscriptions.step.ts'
import { lockSubscription, subscriptionsOf } from './subscriptions.store.ts'

/**
 * Nothing that the person pays for renews any more; what is paid for lasts until its end, for the other parent too. Their
 * card is removed here at once, and at its provider after the commit.
 */
export const stopRenewals = ({ scopes, personId, enqueue, now }: EndingAccount): Promise<void> =>
  scopes.asOwner(personId, async (tx) => {
    for (const { id } of await subscriptionsOf(tx, personId)) {
      const row = await lockSubscription(tx, id)
      const event = { type: 'subscription.stopRenewal', by: bySystem } as const
      if (row) await moveSubscription({ tx, enqueue, now }, row, { event })
    }
    const card = await forgetCards(tx, personId)
    if (card?.ref) await enqueueCardRemoval(enqueue, tx, { provider: card.provider, ref: card.ref })
  })
