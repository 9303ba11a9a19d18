import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PlanDto,
  subscriptionRoutes as routes,
  type SubscriptionDto,
} from '#contract/subscriptions/subscriptions.ts'
import { addMs } from '#domain/time.ts'
import { leavesOf, pathToValue } from '#machines/shared/decide.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import { type Cast, castOf } from '#tests/server/conformance/cast.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { giveCard } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { stage } from '#tests/support/stage.ts'

const day = 24 * 3_600_000

let app: OwnApp
let people: Cast
let dana: string
let sam: string
beforeAll(async () => {
  app = await testApp()
  const on = await stage(app)
  people = await castOf(app, on)
  dana = on.dana.personId
  sam = on.sam.personId
  await giveCard(app, dana)
})
afterAll(() => app.stop())

type Way = {
  readonly status: string
  readonly kind?: 'own' | 'coparent' | 'waiver'
  readonly bought?: boolean
  readonly renews?: boolean
  readonly planned?: boolean
  readonly card?: boolean
  readonly charging?: 'first' | 'renewal' | 'upgrade'
}

/** Brings a subscription that Dana pays for to each leaf, and to what facts change of it. */
const ways: Readonly<Record<string, Way>> = {
  trial: { status: 'trial' },
  'trial, without a card': { status: 'trial', card: false },
  'trial, while it is charged': { status: 'trial', charging: 'first' },
  active: { status: 'active', bought: true, renews: true },
  'active, not renewing': { status: 'active', bought: true },
  'active, with a change planned': { status: 'active', bought: true, renews: true, planned: true },
  'active, while it is charged': { status: 'active', bought: true, renews: true, charging: 'upgrade' },
  'active, without a card': { status: 'active', bought: true, card: false },
  'active, granted for a year': { status: 'active', kind: 'waiver', bought: true },
  grace: { status: 'grace', bought: true, renews: true },
  'grace, while it is charged': { status: 'grace', bought: true, renews: true, charging: 'renewal' },
  lapsed: { status: 'lapsed', bought: true },
  'lapsed, for the other parent': { status: 'lapsed', kind: 'coparent' },
  'active, for the other parent': { status: 'active', kind: 'coparent', bought: true, renews: true },
}

const run = (text: string, values: unknown[]) => bySuperuser(app.database, text, values)

const bring = async ({ kind = 'own', card = true, charging, ...way }: Way): Promise<string> => {
  const now = app.clock.now()
  const id = randomUUID()
  await run('delete from subscription_charge where owner_id = $1', [dana])
  await run('delete from subscription where owner_id = $1', [dana])
  await run('update payment_card set kind = $2 where person_id = $1', [dana, card ? 'card' : 'ach'])
  const [sold, term] = way.bought ? ['essentials', 'month'] : [null, null]
  const [planned, plannedTerm] = way.planned ? ['essentials', 'year'] : [null, null]
  await run(
    `insert into subscription (id, person_id, owner_id, kind, status, version, package, term, planned_package,
        planned_term, renews, country, period_from, ends_at, grace_until, created_at, changed_at)
      values ($1, $2, $3, $4, $5, 7, $6, $7, $8, $9, $10, 'US', $11, $12, $13, $14, $14)`,
    [
      id,
      kind === 'coparent' ? sam : dana,
      dana,
      kind,
      way.status,
      sold,
      term,
      planned,
      plannedTerm,
      way.renews ?? false,
      addMs(now, -10 * day),
      addMs(now, way.status === 'lapsed' ? -day : 20 * day),
      way.status === 'grace' ? addMs(now, 3 * day) : null,
      now,
    ],
  )
  if (charging)
    await run(
      `insert into subscription_charge (id, subscription_id, owner_id, purpose, package, term, amount, currency, state,
          card_ref, provider, created_at, changed_at)
        values ($1, $2, $3, $4, 'essentials', 'month', 999, 'USD', 'asked', 'one', 'practice', $5, $5)`,
      [randomUUID(), id, dana, charging, now],
    )
  return id
}

const choice = { package: 'essentials', term: 'month' } as const
const commands = [
  { type: 'subscription.buy', ...choice, total: 9_99 },
  { type: 'subscription.upgrade', package: 'premium', term: 'month', total: 16_99 },
  { type: 'subscription.downgrade', package: 'essentials', term: 'year' },
  { type: 'subscription.keep' },
  { type: 'subscription.stopRenewal' },
  { type: 'subscription.startRenewal' },
] as const
type Command = (typeof commands)[number]

/** Returns the subscription as this person's own page shows it; null where it shows none. */
const shownTo = async (client: TestClient, id: string): Promise<SubscriptionDto | null> => {
  const answer = await client.call(routes.plan, {})
  if (answer.status !== 200) return null
  const { own, waiver, coparent } = answer.body as PlanDto
  return [own, waiver, coparent?.subscription].find((one) => one?.id === id) ?? null
}

const allows = (shown: SubscriptionDto | null, { type }: Command): boolean => {
  if (!shown) return false
  const snapshot = subscriptionMachine.resolveState({ value: pathToValue(shown.status), context: shown.facts })
  return snapshot.can({ type, by: shown.you })
}

const send = async (client: TestClient, id: string, command: object): Promise<number> =>
  (await client.call(routes.events, { params: { id }, body: { version: 7, ...command } as never })).status

const versionOf = async (id: string) =>
  Number((await run('select version from subscription where id = $1', [id]))[0]?.version)

test('every leaf is tried', () => {
  expect(new Set(Object.values(ways).map(({ status }) => status))).toEqual(new Set(leavesOf(subscriptionMachine)))
})

test.each(Object.entries(ways))(
  '%s: the answer over HTTP is what the chart on each person’s page says',
  async (_, way) => {
    const disagreements: string[] = []
    let id = await bring(way)
    for (const command of commands)
      for (const [name, client] of [...Object.entries(people), ['nobody', app.anyone()] as const]) {
        const allowed = allows(await shownTo(client, id), command)
        const status = await send(client, id, command)
        const moved = (await versionOf(id)) > 7
        const agrees = allowed ? status === 200 && moved : [400, 401, 403, 404, 409].includes(status) && !moved
        if (!agrees) disagreements.push(`${name} ${command.type}: chart ${allowed}, HTTP ${status}, moved ${moved}`)
        if (moved) id = await bring(way)
      }
    expect(disagreements).toEqual([])
  },
)

test('what only the product or the provider says is refused over HTTP, and nobody says who they are', async () => {
  const id = await bring({ status: 'active', bought: true, renews: true })
  const facts = ['subscription.announce', 'subscription.end', 'charge.paid', 'charge.refunded', 'charge.disputeWon']
  for (const type of facts) expect([type, await send(people.dana, id, { type })]).toEqual([type, 400])
  const by = { actor: dana, party: 'payer', mode: 'self' }
  expect(await send(people.dana, id, { type: 'subscription.stopRenewal', by })).toBe(400)
  expect(await send(people.dana, id, { type: 'subscription.stopRenewal', status: 'active' })).toBe(400)
  expect(await versionOf(id)).toBe(7)
})
