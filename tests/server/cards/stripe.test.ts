import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Manner } from '#server/cards/practice/manners.ts'
import { type CardProvider, CardsUnreachable, type ChargeOrder } from '#server/cards/provider.ts'
import { stripeProvider } from '#server/cards/stripe/stripe-provider.ts'
import { SignatureRefused } from '#server/inbox/webhook.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type StandIn, secondsOf, standIn, stripeSecrets, webhookOf } from '#tests/support/stripe/stand-in.ts'

const clock = movableClock()
let there: StandIn
let cards: CardProvider
const opened = (change: Partial<{ secretKey: string; apiUrl: string; timeoutMs: number }> = {}) =>
  stripeProvider({ ...stripeSecrets, apiUrl: there.url, timeoutMs: 5000, ...change }, clock)
beforeAll(async () => {
  there = await standIn()
  cards = opened()
})
afterAll(() => there.stop())

const given = async (manner: Manner = 'good'): Promise<ChargeOrder> => {
  const { ref } = await cards.openPage({ customer: null, backTo: 'https://app.example/back', key: randomUUID() })
  there.books.give(ref, manner)
  const { customer, card } = await cards.readPage(ref)
  const known = { customer: customer ?? '', card: card?.ref ?? '', backTo: 'https://app.example/back' }
  return { ...known, amount: 9_99, currency: 'USD', key: randomUUID(), present: true }
}
const unreachable = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(CardsUnreachable)

test.each([
  ['create', /payment_intents$/],
  ['confirm', /confirm$/],
] as const)('an answer to %s that was lost is no answer; asking again finds what was done', async (what, path) => {
  const ordered = { ...(await given(what === 'confirm' ? 'authenticates' : 'good')), present: what === 'create' }
  const before = there.books.intents.size
  there.loseAnswer(path)
  await unreachable(cards.charge(ordered))
  expect((await cards.charge(ordered)).state).toBe(what === 'create' ? 'paid' : 'authentication')
  expect(there.books.intents.size).toBe(before + 1)
})

test('a charge that is asked for after Stripe forgot its key is still made once', async () => {
  const [ordered, before] = [await given(), there.books.taken().length]
  there.loseAnswer(/payment_intents$/)
  await unreachable(cards.charge(ordered))
  there.forgetKeys()
  expect((await cards.charge(ordered)).state).toBe('paid')
  expect(there.books.taken()).toHaveLength(before + 1)
})

test.each([500, 429, 409, 503])('an answer %i says nothing of what became of a charge', async (status) => {
  const ordered = await given()
  there.fail(/payment_intents$/, status)
  await unreachable(cards.charge(ordered))
  expect((await cards.charge(ordered)).state).toBe('paid')
})

test('a key that Stripe refuses, and a Stripe that is not there, leave everything open', async () => {
  const ordered = await given()
  await unreachable(opened({ secretKey: 'sk_test_of_others' }).charge(ordered))
  await unreachable(opened({ apiUrl: 'http://127.0.0.1:9' }).charge(ordered))
  await unreachable(opened({ apiUrl: 'http://127.0.0.1:9' }).readPage('cs_test_1'))
})

test('what is thrown repeats nothing of what was sent or answered', async () => {
  const ordered = await given()
  const error: unknown = await opened({ secretKey: 'sk_test_of_others' })
    .charge(ordered)
    .catch((thrown: unknown) => thrown)
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : ''
  expect(text).toContain('Stripe')
  for (const secret of [ordered.card, ordered.customer, 'sk_test', 'In words']) expect(text).not.toContain(secret)
})

test('an amount that no card can be charged is not taken for a refusal of the card', async () => {
  await unreachable(cards.charge({ ...(await given()), amount: 10 }))
})

test('a customer that Stripe does not know any more begins anew, and their card pays nothing', async () => {
  const ordered = await given()
  there.books.customers.delete(ordered.customer)
  expect(await cards.charge(ordered)).toMatchObject({ state: 'refused', reason: 'declined' })
  const page = { customer: ordered.customer, backTo: ordered.backTo, key: randomUUID() }
  const { ref } = await cards.openPage(page)
  there.books.give(ref, 'good')
  expect((await cards.readPage(ref)).customer).not.toBe(ordered.customer)
})

test('a part that was given back, and a question of a bank, leave a charge paid; a lost dispute does not', async () => {
  const { ref } = await cards.charge(await given())
  there.books.refund(ref, 1_00)
  expect((await cards.readCharge(ref)).state).toBe('paid')
  there.books.dispute(ref, 'warning_needs_response')
  expect((await cards.readCharge(ref)).state).toBe('paid')
  for (const status of ['lost', 'appeal_under_review']) {
    there.books.dispute(ref, status)
    expect((await cards.readCharge(ref)).state).toBe('disputed')
  }
  there.books.refund(ref, 8_99)
  expect((await cards.readCharge(ref)).state).toBe('refunded')
})

test('nothing about a person is sent but ids, and no number of a card', async () => {
  const before = there.seen.length
  await cards.charge(await given())
  const sent = there.seen.slice(before)
  expect(sent.length).toBeGreaterThan(2)
  for (const { headers } of sent) {
    expect(headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect(headers['x-stripe-client-telemetry']).toBeUndefined()
  }
})

const event = { id: 'evt_9', type: 'charge.dispute.created' }
const dispute = { id: 'du_1', object: 'dispute', payment_intent: 'pi_1' }

test('a refund or a dispute is about the payment; what belongs to no payment is about nothing of ours', () => {
  const read = (object: object) => {
    const { headers, raw } = webhookOf({ ...event, object }, secondsOf(clock))
    return cards.readWebhook(headers, raw)
  }
  expect(read(dispute)).toEqual({ id: 'evt_9', topic: event.type, about: { kind: 'charge', ref: 'pi_1' } })
  expect(read({ id: 'cus_1', object: 'customer' }).about).toBeNull()
  expect(read({ id: 'ch_1', object: 'charge', payment_intent: null }).about).toBeNull()
})

test.each([
  [299, true],
  [301, false],
])('a delivery signed %i seconds ago is read: %s', (age, isRead) => {
  const { headers, raw } = webhookOf({ ...event, object: dispute }, secondsOf(clock) - age)
  const read = () => cards.readWebhook(headers, raw)
  if (isRead) expect(read().id).toBe('evt_9')
  else expect(read).toThrow(SignatureRefused)
})

test('a body that is signed but is no event is refused in another way', () => {
  const { headers, raw } = webhookOf({ ...event, object: { id: 1 } }, secondsOf(clock))
  expect(() => cards.readWebhook(headers, raw)).toThrow()
  expect(() => cards.readWebhook(headers, raw)).not.toThrow(SignatureRefused)
})
