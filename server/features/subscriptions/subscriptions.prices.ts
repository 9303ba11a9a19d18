import { type Choice, type DiscountId, type Offer, offerOf, upgradeCost } from '#contract/subscriptions/offers.ts'
import { currencyOf } from '#domain/money.ts'
import { epochOf } from '#domain/time.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { SubscriptionMeta } from '#machines/subscriptions/subscription.setup.ts'
import { smallestCharge } from '../../cards/provider.ts'
import type { Tx } from '../../db/tenancy.ts'
import { chosenIn, plannedIn, type SubscriptionRow, subscriptionsOf } from './subscriptions.store.ts'

export const metaOf = ({ status }: Pick<SubscriptionRow, 'status'>): SubscriptionMeta =>
  metaOfLeaf<SubscriptionMeta>(subscriptionMachine, status)

/** Whoever pays for a package of their own gets the other parent's at a discount. */
export const discountAmong = (
  rows: readonly SubscriptionRow[],
  { kind }: Pick<SubscriptionRow, 'kind'>,
): DiscountId | null =>
  kind === 'coparent' && rows.some((row) => row.kind === 'own' && metaOf(row).paid) ? 'both' : null

export const discountFor = async (tx: Tx, row: SubscriptionRow): Promise<DiscountId | null> =>
  discountAmong(await subscriptionsOf(tx, row.owner_id), row)

/** Returns what the next period will be: the planned package, or the present one. */
export const nextChoiceOf = (row: SubscriptionRow): Choice | null => plannedIn(row) ?? chosenIn(row)

/** Returns what the next period costs by today's prices. */
export const nextOfferOf = (row: SubscriptionRow, discount: DiscountId | null): Offer | null => {
  const choice = nextChoiceOf(row)
  return choice === null ? null : offerOf(row.country, choice, discount)
}

/** The payer was told a total, which is what is charged, whatever the prices are since. */
export const nextTotalOf = (row: SubscriptionRow, discount: DiscountId | null): number | null =>
  row.announced_for !== null && row.announced_for === row.ends_at && row.announced_total !== null
    ? row.announced_total
    : (nextOfferOf(row, discount)?.total ?? null)

/** Returns what a larger package costs for the rest of the period; a rest that no card can be charged costs nothing. */
export const upgradeTotalOf = (
  row: SubscriptionRow,
  to: Choice,
  discount: DiscountId | null,
  now: string,
): number | null => {
  const from = chosenIn(row)
  if (from === null || row.ends_at === null || row.period_from === null) return null
  const [begin, end, at] = [epochOf(row.period_from), epochOf(row.ends_at), epochOf(now)]
  const totals = [offerOf(row.country, from, discount).total, offerOf(row.country, to, discount).total] as const
  const cost = upgradeCost(totals, [end - at, end - begin])
  return cost < smallestCharge[currencyOf(row.country)] ? 0 : cost
}
