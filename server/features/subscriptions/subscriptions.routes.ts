import type { Pool } from 'pg'
import { permissions } from '#contract/permissions.ts'
import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { currencyOf } from '#domain/money.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind, Plain } from '../../http/bind.ts'
import { type Caller, requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { ownAccount } from '../../plans/account-of.ts'
import { pagesOfPlan, planTokensOf } from './plan-token.ts'
import { lookAtCard, openCardPage, removeCard } from './subscriptions.cards.ts'
import { commandSubscription } from './subscriptions.command.ts'
import { lockOtherIn, otherParentOf } from './subscriptions.other.ts'
import { ownAmong, planPageOf, rowAmong } from './subscriptions.page.ts'
import { discountAmong, upgradeTotalOf } from './subscriptions.prices.ts'
import { insertSubscription, lockSubscription, type SubscriptionRow, subscriptionsOf } from './subscriptions.store.ts'

/** @throws {Refusal} notAllowed to everybody but a parent in a session of their own */
const mustOwn = (viewer: Viewer | null): Viewer => {
  if (!viewer || !permissions['plan.own'](viewer)) throw new Refusal('notAllowed')
  return viewer
}

/** Locks a subscription. What can be bought for the other parent gets its row with the first command. */
const lockOrBegin = async (tx: Tx, viewer: Viewer, id: string, now: string): Promise<SubscriptionRow> => {
  const known = await lockSubscription(tx, id)
  if (known) return known
  await lockOtherIn(tx, viewer.familyId)
  // Another command may have begun it while this one waited.
  const begun = await lockSubscription(tx, id)
  if (begun) return begun
  const [ownerId, other] = [await ownAccount(tx), await otherParentOf(tx, viewer)]
  if (!other) throw new Refusal('notFound')
  const rows = await subscriptionsOf(tx, ownerId)
  const whose = { kind: 'coparent', personId: other.id, ownerId } as const
  const row = rowAmong(rows, whose, ownAmong(rows, ownerId, now))
  if (row.id !== id) throw new Refusal('notFound')
  return insertSubscription(tx, { ...row, created_at: now, changed_at: now })
}

/**
 * Lets nothing more be bought or renewed for anybody but the other parent of the family. Their account may have closed
 * while the command waited for the row, so this is asked under its lock.
 * @throws {Refusal} notFound
 */
const mustBeForOther = async (tx: Tx, viewer: Viewer, { kind, person_id }: SubscriptionRow): Promise<void> => {
  if (kind === 'coparent' && (await otherParentOf(tx, viewer))?.id !== person_id) throw new Refusal('notFound')
}

/** A card belongs to the account, whichever family its session looks at. */
const accountIn = (caller: Caller | null): string => {
  const { viewer, personId } = requireCaller(caller)
  mustOwn(viewer)
  return personId
}

const sessionRoutes = (bind: Bind, deps: Deps): void => {
  const { enqueue, cards } = deps
  const selling = cards.name !== 'none'

  bind.reading(routes.plan, async (_, { tx, viewer, now }) => {
    const member = { id: mustOwn(viewer).personId, other: await otherParentOf(tx, viewer) }
    return planPageOf({ tx, personId: await ownAccount(tx), member, selling, now })
  })
  bind.changing(routes.events, async ({ params, body }, { tx, viewer, now }) => {
    const own = mustOwn(viewer)
    const row = await lockOrBegin(tx, own, params.id, now)
    if (body.type !== 'subscription.stopRenewal') await mustBeForOther(tx, own, row)
    return commandSubscription({ tx, enqueue, now }, row, body)
  })
  bind.changing(routes.preview, async ({ params, body }, { tx, viewer, now }) => {
    mustOwn(viewer)
    const rows = await subscriptionsOf(tx, await ownAccount(tx))
    const row = rows.find(({ id }) => id === params.id)
    if (!row) throw new Refusal('notFound')
    const total = upgradeTotalOf(row, body, discountAmong(rows, row), now)
    if (total === null) throw new Refusal('notAllowedNow')
    return { total, currency: currencyOf(row.country) }
  })
  // These ask the provider without a transaction. Repeating them changes nothing more, so they need no idempotency key.
  bind.plain(routes.openCardPage, (_, { caller }) => openCardPage(deps, accountIn(caller), 'account'))
  bind.plain(routes.lookAtCard, (_, { caller }) => lookAtCard(deps, accountIn(caller)))
  bind.plain(routes.removeCard, (_, { caller }) => removeCard(deps, accountIn(caller)))
}

/** A sealed token stands for a person, who sees and does only what concerns their own plan. */
const tokenRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, enqueue, cards } = deps
  const tokens = planTokensOf(deps)
  const { tries, window } = subscriptionLimits
  const uses = throttleOn(pool, { name: 'plan.token', tries, window })
  /** Somebody who is signed in is shown nothing of another person, whoever's link they hold. */
  const holderOf = async (token: string, { request, caller, now }: Plain) => {
    await uses.count(networkOf(clientAddress(request)))
    const { personId, page } = await tokens.holderOf(token, pagesOfPlan, now)
    if (caller && caller.personId !== personId) throw new Refusal('linkOfAnother')
    return { personId, page: page === 'upgrades' ? ('upgrades' as const) : ('renewals' as const) }
  }

  bind.plain(routes.byToken, async ({ body }, context) => {
    const { now } = context
    const { personId } = await holderOf(body.token, context)
    const selling = cards.name !== 'none'
    return scopes.asOwner(personId, (tx) => planPageOf({ tx, personId, member: null, selling, now }))
  })
  bind.plain(routes.eventsByToken, async ({ body }, context) => {
    const { now } = context
    const { personId, page } = await holderOf(body.token, context)
    return scopes.asOwner(personId, async (tx) => {
      const own = (await subscriptionsOf(tx, personId)).find(({ kind }) => kind === 'own')
      const row = own && (await lockSubscription(tx, own.id))
      if (!row) throw new Refusal('notFound')
      return commandSubscription({ tx, enqueue, now }, row, body.command, page)
    })
  })
  bind.plain(routes.cardPageByToken, async ({ body }, context) =>
    openCardPage(deps, (await holderOf(body.token, context)).personId, body.page),
  )
  bind.plain(routes.lookByToken, async ({ body }, context) =>
    lookAtCard(deps, (await holderOf(body.token, context)).personId),
  )
}

export const subscriptionRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  sessionRoutes(bind, deps)
  tokenRoutes(bind, deps, pool)
}
