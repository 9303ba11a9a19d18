import { permissions } from '#contract/permissions.ts'
import type { SessionValues } from '#contract/session.ts'
import { discounts } from '#contract/subscriptions/offers.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { knownPlanOf } from '../../plans/plan-of.ts'
import type { OwnValues } from '../session/session.values.ts'
import { passwordSince, planTokensOf } from './plan-token.ts'
import { otherParentOf } from './subscriptions.other.ts'
import { coparentOffers, ownAmong, rowAmong } from './subscriptions.page.ts'
import { metaOf } from './subscriptions.prices.ts'
import { chosenIn, subscriptionsOf } from './subscriptions.store.ts'

/** `personId` is the account; the viewer is who it is in the family that is looked at. */
type Asking = { readonly personId: string; readonly viewer: Viewer; readonly now: string }

/** Lists what I bought or could buy for the other parent; nothing that they pay for themselves is in it. */
const coparentValues = async (tx: Tx, { personId, viewer, now }: Asking): Promise<Partial<SessionValues>> => {
  const [rows, other] = [await subscriptionsOf(tx, personId), await otherParentOf(tx, viewer)]
  const own = ownAmong(rows, personId, now)
  if (!other) return {}
  const row = rowAmong(rows, { kind: 'coparent', personId: other.id, ownerId: personId }, own)
  const bought = metaOf(row).serves ? chosenIn(row) : null
  const offers = coparentOffers(rows, row)
  return {
    coparentPackageId: bought?.package ?? null,
    coparentPricing: offers.map(({ package: packageId, term, total, currency }) => ({
      packageId,
      term,
      total,
      currency,
    })),
    discountData: offers.flatMap(({ discount }) => discount ?? []).some((discount) => discount === 'both')
      ? { discountId: 'both', percent: discounts.both.percent }
      : null,
  }
}

const planValues = async (tx: Tx, asking: Asking): Promise<Partial<SessionValues>> => {
  const { personId, now } = asking
  const rows = await subscriptionsOf(tx, personId)
  const own = ownAmong(rows, personId, now)
  const known = await knownPlanOf(tx, personId)
  const { ends } = metaOf(own)
  return {
    ...(await coparentValues(tx, asking)),
    packageData: {
      packageId: known?.plan ?? null,
      paidBy: known?.kind ?? null,
      term: own.term,
      autoRenew: own.renews,
      endsAt: ends === 'grace' ? own.grace_until : own.ends_at,
    },
    isActiveSubscription: known !== null,
    isGraceLogin: ends === 'grace' && known?.kind === 'own',
  }
}

/** Returns what the browser stores of a parent's plan, and the sealed tokens of its pages; nothing to whoever looks on. */
export const valuesOfPlan: OwnValues = async (deps, { personId, viewer }, now) => {
  if (!viewer || !permissions['plan.own'](viewer)) return {}
  const { scopes } = deps
  const since = await scopes.beforeSignIn((tx) => passwordSince(tx, personId))
  const values = await scopes.asViewer(viewer, (tx) => planValues(tx, { personId, viewer, now }))
  if (since === null) return values
  const { issue } = planTokensOf(deps)
  return {
    ...values,
    upgradesToken: await issue('upgrades', personId, since, now),
    renewalsToken: await issue('renewals', personId, since, now),
  }
}
