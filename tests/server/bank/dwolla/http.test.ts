import { afterEach, beforeEach, expect, test } from 'vitest'
import { dwollaProvider } from '#server/bank/dwolla/dwolla-provider.ts'
import { BankRefusal, BankUnreachable } from '#server/bank/provider.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { bankAccountDetails, customerDetails } from '#tests/support/bank/bank.ts'
import { credentials, type StandIn, standIn } from './stand-in.ts'

let there: StandIn
let time = 0
beforeEach(async () => {
  there = await standIn()
  time = 0
})
afterEach(() => there.stop())

const open = (change: Partial<Parameters<typeof dwollaProvider>[0]> = {}) =>
  dwollaProvider({
    ...credentials,
    webhookSecret: 'x',
    baseUrl: there.url,
    timeoutMs: 2000,
    now: () => time,
    ...change,
  })
const ordered = async (bank = open(), amount = 1234_05) => {
  const { ref } = await bank.createCustomer(customerDetails(), 'customer')
  const from = await bank.addBankAccount(ref, bankAccountDetails('1000200031'), 'from')
  const to = await bank.addBankAccount(ref, bankAccountDetails('1000200032'), 'to')
  return { bank, order: { from: from.ref, to: to.ref, amount, key: 'payment-1' } }
}

test('one token for all who ask at once, and another once it ends', async () => {
  const bank = open()
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => bank.createCustomer(customerDetails(), key)))
  expect(there.tokens.given).toBe(1)
  time = 3600_000 - 60_001
  await bank.createCustomer(customerDetails(), 'e')
  expect(there.tokens.given).toBe(1)
  time += 1
  await bank.createCustomer(customerDetails(), 'f')
  expect(there.tokens.given).toBe(2)
})

test('a token that is refused is renewed once for all, and the request sent again with its key', async () => {
  const { bank, order } = await ordered()
  there.tokens.refuse()
  const answers = await Promise.all([bank.transfer(order), bank.transfer(order), bank.transfer(order)])
  expect(there.tokens.given).toBe(2)
  expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1)
  expect(there.books.transfers.size).toBe(1)
})

test('wrong credentials are nobody’s no: nothing was asked', async () => {
  const answers = open({ secret: 'another secret' }).createCustomer(customerDetails(), 'a')
  await expect(answers).rejects.toBeInstanceOf(BankUnreachable)
})

test.each([429, 500, 502, 503])('%i: nobody knows, and asking again with the same key does it once', async (status) => {
  const { bank, order } = await ordered()
  there.trouble({ path: /^\/transfers$/, status })
  await expect(bank.transfer(order)).rejects.toBeInstanceOf(BankUnreachable)
  await bank.transfer(order)
  expect(there.books.transfers.size).toBe(1)
})

test('an answer that takes too long is none', async () => {
  const { order } = await ordered()
  const hasty = open({ timeoutMs: 200 })
  there.trouble({ path: /^\/transfers$/, status: 200, delay: 400 })
  await expect(hasty.transfer(order)).rejects.toBeInstanceOf(BankUnreachable)
})

test('a server that is not there is unreachable', async () => {
  const answers = open({ baseUrl: 'http://127.0.0.1:9' }).readTransfer('x')
  await expect(answers).rejects.toBeInstanceOf(BankUnreachable)
})

test('an order goes as Dwolla wants it: its links, a decimal text, and the key in its header', async () => {
  const { bank, order } = await ordered()
  await bank.transfer(order)
  const sent = there.seen.find(({ url, method }) => url === '/transfers' && method === 'POST')
  expect(sent?.body).toEqual({
    _links: {
      source: { href: `${there.url}/funding-sources/${order.from}` },
      destination: { href: `${there.url}/funding-sources/${order.to}` },
    },
    amount: { currency: 'USD', value: '1234.05' },
    correlationId: 'payment-1',
  })
  expect(sent?.headers['idempotency-key']).toBe('payment-1')
})

test('what a leg of theirs says of a failure is the reason of the whole', async () => {
  const { bank, order } = await ordered()
  const { ref } = await bank.transfer(order)
  const [whole, row] = [there.books.transfers.get(ref), there.books.transfers]
  if (!whole) throw new Error('no transfer')
  const leg = there.books.add(row, { ...whole, status: 'failed', code: 'R03' })
  Object.assign(whole, { status: 'failed', leg })
  expect(await bank.readTransfer(ref)).toEqual({ ref, status: 'returned', returnCode: 'R03' })
})

test('a code that nobody publishes is a failure without one', async () => {
  const { bank, order } = await ordered()
  const { ref } = await bank.transfer(order)
  Object.assign(there.books.transfers.get(ref) ?? {}, { status: 'failed', code: 'R99' })
  expect(await bank.readTransfer(ref)).toEqual({ ref, status: 'failed', returnCode: null })
})

test('neither an error nor an address repeats what was sent', async () => {
  const bank = open()
  there.trouble({ path: /^\/customers$/, status: 500 })
  const failed = await bank.createCustomer(customerDetails('123456789'), 'a').catch((error: unknown) => error)
  const { ref } = await bank.createCustomer(customerDetails(), 'b')
  const wrong = { ...bankAccountDetails('7654321098765'), routingNumber: '123456789' }
  const refused = await bank.addBankAccount(ref, wrong, 'c').catch((error: unknown) => error)
  expect([failed instanceof BankUnreachable, refused instanceof BankRefusal]).toEqual([true, true])
  const printed = [failed, refused]
    .map((error) => (error instanceof Error ? `${error.stack} ${error.cause}` : ''))
    .join()
  for (const secret of ['123456789', '7654321', 'Elm', 'dana.reyes', credentials.secret]) {
    expect(printed).not.toContain(secret)
    expect(there.seen.map(({ url }) => url).join()).not.toContain(secret)
  }
})

test.each([
  ['customer_transfer_failed', 'transfer'],
  ['customer_verified', 'customer'],
  ['customer_verification_document_approved', 'customer'],
  ['customer_funding_source_removed', 'bankAccount'],
  ['customer_bank_transfer_completed', null],
  ['statement_created', null],
])('the topic %s is about: %s', (topic, kind) => {
  const raw = Buffer.from(JSON.stringify({ id: 'e', topic, resourceId: 'r' }))
  const { about } = open().readWebhook({ [signatureHeader]: signatureOf('x', raw) }, raw)
  expect(about).toEqual(kind && { kind, ref: 'r' })
})
