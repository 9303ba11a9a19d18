import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JoiningAccount } from '../families/account-joins.ts'
import { lockOtherIn } from './subscriptions.other.ts'
import { bestFirst } from './subscriptions.page.ts'
import { metaOf } from './subscriptions.prices.ts'
import { moveSubscription } from './subscriptions.step.ts'
import {
  lockSubscription,
  openChargeOf,
  type SubscriptionRow,
  setPerson,
  subscriptionsOf,
} from './subscriptions.store.ts'

/** Returns what goes on being renewed: what serves, else what is being bought. */
const goesOnIn = async (tx: Tx, paid: readonly SubscriptionRow[]): Promise<SubscriptionRow | undefined> => {
  const [best, ...others] = bestFirst(paid)
  if (!best || metaOf(best).serves) return best
  for (const row of [best, ...others]) if (await openChargeOf(tx, row.id)) return row
  return best
}

/**
 * A plan that was paid for somebody known by name alone serves the account with which they accept. Where the payer
 * paid for that account already, in another family, the better of the two goes on being renewed, and the other
 * ends with what was paid: nobody pays twice for one person.
 */
export const payForAccount = (joining: JoiningAccount): Promise<void> => {
  const { scopes, familyId, memberId, accountId, inviterAccountId, enqueue, now } = joining
  return scopes.asOwner(inviterAccountId, async (tx) => {
    await lockOtherIn(tx, familyId)
    await setPerson(tx, memberId, accountId)
    const paid = (await subscriptionsOf(tx, inviterAccountId)).filter(
      ({ kind, person_id }) => kind === 'coparent' && person_id === accountId,
    )
    const goesOn = await goesOnIn(tx, paid)
    for (const { id } of paid) {
      const row = id === goesOn?.id ? undefined : await lockSubscription(tx, id)
      const event = { type: 'subscription.stopRenewal', by: bySystem } as const
      if (row) await moveSubscription({ tx, enqueue, now }, row, { event })
    }
  })
}
