import { randomUUID } from 'node:crypto'
import { addMs } from '#domain/time.ts'
import { charts } from '#machines/charts.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { SubscriptionFacts } from '#machines/subscriptions/subscription.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import type { KnownChargeState } from '#server/cards/provider.ts'
import { beginGrantedYear } from '#server/features/subscriptions/granted-year.ts'
import { chargeFact, performCharge } from '#server/features/subscriptions/subscriptions.charging.ts'
import { moveSubscription } from '#server/features/subscriptions/subscriptions.step.ts'
import { insertSubscription, lockSubscription, unbegun } from '#server/features/subscriptions/subscriptions.store.ts'
import { sweepSubscriptions } from '#server/features/subscriptions/subscriptions.sweep.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { buying, commandPlan, giveCard, onTrial } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = (() => {
  const { subscription } = charts
  if (!subscription) throw new Error('the chart is not listed')
  return subscription
})()

const minute = 60_000
const day = 24 * 60 * minute

let app: OwnApp

type Played = { readonly id: string; readonly dana: string; facts: SubscriptionFacts }

const run = (text: string, values: unknown[]) => bySuperuser(app.database, text, values)

const rowOf = async ({ id }: Played) => {
  const [row] = await run('select status, version, kind from subscription where id = $1', [id])
  return { status: String(row?.status), version: Number(row?.version), kind: String(row?.kind) }
}

/** Makes the rows say what a step presupposes: the card, the open charge, what renews, and the time that is left. */
const arrange = async ({ id, dana, facts }: Played): Promise<void> => {
  const { card, charging, renews, planned, timeLeft } = facts
  await run(`update payment_card set kind = $2 where person_id = $1`, [dana, card ? 'card' : 'ach'])
  const plannedPackage = planned ? 'essentials' : null
  await run(
    `update subscription set renews = $2, planned_package = $3, planned_term = $4, ends_at = $5, announced_for = null
      where id = $1`,
    [id, renews, plannedPackage, planned ? 'month' : null, addMs(app.clock.now(), timeLeft ? 20 * day : -day)],
  )
  await run(
    `update subscription_charge set state = 'refused'
      where subscription_id = $1 and state in ('asked', 'authentication') and purpose is distinct from $2`,
    [id, charging],
  )
  if (charging) await openCharge(id, dana, charging)
}

/** Asks for a charge of this purpose, unless one is open. */
const openCharge = (id: string, dana: string, purpose: string) =>
  run(
    `insert into subscription_charge (id, subscription_id, owner_id, purpose, package, term, amount, currency, state,
        card_ref, provider, created_at, changed_at)
      select $1, $2, $3, $4, 'essentials', 'month', 999, 'USD', 'asked', ref, 'practice', $5, $5 from payment_card
      where person_id = $3 and not exists (
        select 1 from subscription_charge where subscription_id = $2 and state in ('asked', 'authentication'))`,
    [randomUUID(), id, dana, purpose, app.clock.now()],
  )

type Charge = { readonly id: string; readonly ref: string | null }

const lastCharge = async ({ id }: Played, states: readonly string[]): Promise<Charge> => {
  const [row] = await run(
    `select id, ref from subscription_charge where subscription_id = $1 and state = any($2)
      order by created_at desc, id limit 1`,
    [id, states],
  )
  if (!row) throw new Error('there is no charge')
  return { id: String(row.id), ref: row.ref === null ? null : String(row.ref) }
}

/** Writes into the provider's books what became of a charge, and returns its id there. */
const decided = async ({ dana }: Played, charge: Charge, state: KnownChargeState): Promise<string> => {
  const [row] = await run(
    `insert into practice_charge (id, key, card_id, amount, currency, state, reason, back_to, created_at)
      select $1, $2, ref::uuid, 999, 'USD', $3, null, 'http://127.0.0.1/', $4 from payment_card where person_id = $5
      on conflict (key) do update set state = excluded.state returning id`,
    [randomUUID(), charge.id, state, app.clock.now(), dana],
  )
  return String(row?.id)
}

/** The outcome of an open charge is heard when its job asks for it. */
const answered = (state: KnownChargeState) => async (played: Played) => {
  await run(`update subscription_charge set state = 'asked' where subscription_id = $1 and state = 'authentication'`, [
    played.id,
  ])
  const charge = await lastCharge(played, ['asked'])
  await decided(played, charge, state)
  await performCharge(app.deps, { ownerId: played.dana, chargeId: charge.id })
}

/** Later changes of a paid charge are heard by webhook. */
const reported = (state: KnownChargeState) => async (played: Played, event: PathStep['event']) => {
  const { id, dana: personId } = played
  const before = state === 'dispute won' ? 'disputed' : 'paid'
  const { timeLeft } = played.facts
  const entityId = randomUUID()
  if (event.charged === 'upgrade')
    await run(`update subscription set package = 'premium', term = 'month' where id = $1`, [id])
  await run(
    `insert into subscription_charge (id, subscription_id, owner_id, purpose, package, term, amount, currency, state,
        card_ref, provider, period_from, period_to, created_at, changed_at)
      select $1, id, owner_id, $5, 'essentials', 'month', 999, 'USD', $2, 'one', 'practice', $3, ends_at, $3, $3
      from subscription where id = $4`,
    [entityId, before, app.clock.now(), id, event.charged === 'upgrade' ? 'upgrade' : 'first'],
  )
  if (timeLeft && before === 'disputed') await run('update subscription set grace_until = ends_at where id = $1', [id])
  const ref = await decided(played, { id: entityId, ref: null }, state)
  await run('update subscription_charge set ref = $2 where id = $1', [entityId, ref])
  await chargeFact(app.deps)({ personId, entityId, ref })
}

/** The product does what is due. */
const due = (ends: number) => async (played: Played) => {
  const at = addMs(app.clock.now(), ends)
  await run('update subscription set ends_at = $2, grace_until = $2, due_at = $3 where id = $1', [
    played.id,
    at,
    app.clock.now(),
  ])
  await sweepSubscriptions(app.deps)
}

const command =
  (type: string, fields: object = {}) =>
  async (played: Played) => {
    const { version } = await rowOf(played)
    return taken(await commandPlan(app, played.dana, { id: played.id, version }, { type, ...fields }))
  }

/** Changes from this package, for which a month was paid. */
const changing = (from: string, type: string, fields: object) => async (played: Played) => {
  const begun = addMs(app.clock.now(), -day)
  const values = [played.id, from, begun, addMs(app.clock.now(), 20 * day)]
  await run(
    `update subscription set package = $2, term = 'month', period_from = $3, ends_at = $4 where id = $1`,
    values,
  )
  return command(type, fields)(played)
}

const buy = async (played: Played) => {
  const { kind } = await rowOf(played)
  const whose = kind === 'coparent' ? 'coparent' : 'own'
  return taken(await buying(app, played.dana, { package: 'essentials', term: 'month' }, whose))
}

/** The account of the payer ends. */
const stoppedBySystem = ({ id, dana }: Played) => {
  const { scopes, enqueue, clock } = app.deps
  const event = { type: 'subscription.stopRenewal', by: bySystem } as const
  return scopes.asOwner(dana, async (tx) => {
    const row = await lockSubscription(tx, id)
    if (row) await moveSubscription({ tx, enqueue, now: clock.now() }, row, { event })
  })
}

const hands: Readonly<Record<string, (played: Played, event: PathStep['event']) => Promise<unknown>>> = {
  'subscription.buy': buy,
  'subscription.upgrade': changing('essentials', 'subscription.upgrade', {
    package: 'premium',
    term: 'month',
    total: 16_99,
  }),
  'subscription.downgrade': changing('premium', 'subscription.downgrade', { package: 'essentials', term: 'month' }),
  'subscription.keep': command('subscription.keep'),
  'subscription.stopRenewal': (played, event) =>
    event.who === 'system' ? stoppedBySystem(played) : command('subscription.stopRenewal')(played),
  'subscription.startRenewal': command('subscription.startRenewal'),
  'subscription.announce': due(6 * day),
  'subscription.end': due(0),
  'charge.paid': answered('paid'),
  'charge.refused': answered('refused'),
  'charge.authenticationNeeded': answered('authentication'),
  'charge.refunded': reported('refunded'),
  'charge.disputed': reported('disputed'),
  'charge.disputeWon': reported('dispute won'),
}

/** Begins as each kind does: a trial, nothing for the other parent yet, a year that was granted. */
const begun = async (kind: SubscriptionFacts['kind'], dana: string, sam: string): Promise<string> => {
  const { scopes, clock } = app.deps
  if (kind === 'own') await onTrial(app, dana)
  if (kind === 'waiver') await scopes.asOwner(dana, (tx) => beginGrantedYear(tx, dana, clock.now()))
  if (kind === 'coparent')
    await scopes.asOwner(dana, (tx) =>
      insertSubscription(tx, unbegun({ kind, personId: sam, ownerId: dana }, 'US', clock.now())),
    )
  const [row] = await run('select id from subscription where owner_id = $1 and kind = $2', [dana, kind])
  return String(row?.id)
}

const begin = async ({ input }: Path): Promise<Walked> => {
  app.clock.reset()
  const { dana, sam } = await cast(app)
  await giveCard(app, dana)
  const facts = input as SubscriptionFacts
  const played: Played = { id: await begun(facts.kind, dana, sam), dana, facts }
  const step = async (next: PathStep) => {
    app.clock.forward(minute)
    played.facts = { ...played.facts, ...next.facts }
    await arrange(played)
    await handOf(hands, next)(played, next.event)
  }
  return { stored: () => rowOf(played), step }
}

export const subscriptionWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
