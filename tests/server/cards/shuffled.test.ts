import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainInbox } from '#server/inbox/inbox.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import { randomFrom } from '#server/seed/random.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { lapsed } from '#tests/support/plans/subscriptions.ts'
import { deliver, inOrder, live, outcomeOf, type Place, type Post, shuffling } from '#tests/support/stripe/life.ts'
import { type StandIn, standIn, stripeSecrets } from '#tests/support/stripe/stand-in.ts'

let there: StandIn
let on: OwnApp
beforeAll(async () => {
  there = await standIn()
  on = await testApp({
    env: {
      CARD_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripeSecrets.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
      STRIPE_API_URL: there.url,
    },
  })
})
afterAll(async () => {
  await on.stop()
  await there.stop()
})

const lived = async (post: Post): Promise<Place> => {
  on.clock.reset()
  const place = { on, there, personId: (await cast(on)).dana }
  await lapsed(on, place.personId)
  await live(place, post)
  return place
}

let straight: Awaited<ReturnType<typeof outcomeOf>>

test('a life at Stripe, as it is when every webhook comes once and at once', async () => {
  straight = await outcomeOf(await lived(inOrder))
  expect(straight.subscription).toMatchObject({ status: 'lapsed', problem: 'refunded', renews: false })
  expect(straight.charges.map(({ purpose, state, amount }) => [purpose, state, amount])).toEqual([
    ['first', 'paid', 9_99],
    ['renewal', 'refused', 9_99],
    ['first', 'paid', 9_99],
    ['upgrade', 'paid', 4_51],
    ['renewal', 'refunded', 16_99],
  ])
})

test.each([1, 2, 3])('webhooks that come twice and in any order change nothing of it (seed %i)', async (seed) => {
  const random = randomFrom(seed)
  const from = there.books.events.length
  const place = await lived(shuffling(random))
  expect(await outcomeOf(place)).toEqual(straight)
  const all = there.books.events.slice(from)
  await shuffling(random).deliver(all, (event) => deliver(place, event))
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
  expect(await outcomeOf(place)).toEqual(straight)
})
