import { afterAll, beforeAll, describe } from 'vitest'
import { stripeProvider } from '#server/cards/stripe/stripe-provider.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type StandIn, secondsOf, standIn, stripeSecrets, webhookOf } from '#tests/support/stripe/stand-in.ts'
import { type CardBench, cardPortSuite } from './port-suite.ts'

const clock = movableClock()
const lastOf = (url: string): string => url.split('/').at(-1) ?? ''

let there: StandIn
let bench: CardBench
beforeAll(async () => {
  there = await standIn()
  const { url: apiUrl, books } = there
  bench = {
    cards: stripeProvider({ ...stripeSecrets, apiUrl, timeoutMs: 5000 }, clock),
    give: async (url, manner) => books.give(lastOf(url), manner),
    authenticate: async (url, isConfirmed) => books.authenticate(lastOf(url), isConfirmed),
    refund: async (ref) => books.refund(ref),
    dispute: async (ref) => books.dispute(ref, 'needs_response'),
    winDispute: async (ref) => books.dispute(ref, 'won'),
    taken: async () => books.taken().length,
    webhook: (kind, id, secret) => {
      const object = { id, object: kind === 'cardPage' ? 'checkout.session' : 'payment_intent' }
      return webhookOf({ id: 'evt_1', type: `${object.object}.changed`, object }, secondsOf(clock), secret)
    },
  }
})
afterAll(() => there.stop())

describe('Stripe', () => cardPortSuite(() => bench))
