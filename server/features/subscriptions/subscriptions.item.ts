import type { SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { currencyOf } from '#domain/money.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { SubscriptionParty } from '#machines/subscriptions/subscription.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { discountFor, metaOf, nextTotalOf } from './subscriptions.prices.ts'
import { factsOf } from './subscriptions.step.ts'
import { chosenIn, openChargeOf, plannedIn, type SubscriptionRow } from './subscriptions.store.ts'

/** Only the payer ever sees a subscription, in a session of their own. */
export const payerOf = ({ owner_id }: SubscriptionRow): { actor: string; party: SubscriptionParty; mode: Mode } => ({
  actor: owner_id,
  party: 'payer',
  mode: 'self',
})

/** Returns a subscription as its payer sees it. */
export const subscriptionDtoOf = async (tx: Tx, row: SubscriptionRow, now: string): Promise<SubscriptionDto> => ({
  id: row.id,
  status: row.status,
  version: row.version,
  facts: await factsOf(tx, row, now),
  chosen: chosenIn(row),
  planned: plannedIn(row),
  endsAt: metaOf(row).ends === 'grace' ? row.grace_until : row.ends_at,
  nextTotal: row.renews ? nextTotalOf(row, await discountFor(tx, row)) : null,
  currency: currencyOf(row.country),
  problem: row.problem,
  authenticateAt: (await openChargeOf(tx, row.id))?.url ?? null,
  you: payerOf(row),
})
