import { bySystem } from '#machines/shared/turn.ts'
import type { EndingAccount } from '../session/account-ends.ts'
import { isSelf } from '../session/session.people.ts'
import { forgetCards } from './cards.store.ts'
import { lockOtherIn } from './subscriptions.other.ts'
import { enqueueCardRemoval } from './subscriptions.queues.ts'
import { moveSubscription, type Work } from './subscriptions.step.ts'
import { lockSubscription, type SubscriptionRow, subscriptionsOf } from './subscriptions.store.ts'

const stop = async (work: Work, rows: readonly Pick<SubscriptionRow, 'id'>[]): Promise<void> => {
  for (const { id } of rows) {
    const row = await lockSubscription(work.tx, id)
    const event = { type: 'subscription.stopRenewal', by: bySystem } as const
    if (row) await moveSubscription(work, row, { event })
  }
}

/** Lists the other parents in the families of a parent, by the accounts that act as them. Only they pay for somebody else. */
const payersFor = async ({ scopes, personId }: EndingAccount) => {
  const parents = await scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('membership as own')
      .innerJoin('membership as m', 'm.family_id', 'own.family_id')
      .leftJoin('member_account as a', 'a.person_id', 'm.person_id')
      .select(['m.family_id as familyId', (eb) => eb.fn.coalesce('a.account_id', 'm.person_id').as('payerId')])
      .where((eb) => isSelf(eb.ref('own.person_id'), personId))
      .where('own.role', '=', 'parent')
      .where('m.role', '=', 'parent')
      .orderBy('m.family_id')
      .execute(),
  )
  return parents.filter(({ payerId }) => payerId !== personId)
}

/** Nobody pays on for a person who is gone. A purchase for them that runs meanwhile is waited for. */
const stopForThem = async (ending: EndingAccount): Promise<void> => {
  const { scopes, personId, enqueue, now } = ending
  for (const { familyId, payerId } of await payersFor(ending))
    await scopes.asOwner(payerId, async (tx) => {
      await lockOtherIn(tx, familyId)
      const paid = await subscriptionsOf(tx, payerId)
      await stop(
        { tx, enqueue, now },
        paid.filter(({ kind, person_id }) => kind === 'coparent' && person_id === personId),
      )
    })
}

/**
 * Nothing that the person pays for renews any more, and nothing that the other parent pays for them; what is paid for
 * lasts until its end, for the other parent too. Their card is removed here at once, and at its provider after the commit.
 */
export const stopRenewals = async (ending: EndingAccount): Promise<void> => {
  const { scopes, personId, enqueue, now } = ending
  await stopForThem(ending)
  await scopes.asOwner(personId, async (tx) => {
    await stop({ tx, enqueue, now }, await subscriptionsOf(tx, personId))
    const card = await forgetCards(tx, personId)
    if (card?.ref) await enqueueCardRemoval(enqueue, tx, { provider: card.provider, ref: card.ref })
  })
}
