import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'

const url = '/pub/v1/bank/webhooks/sandbox'
let on: OwnApp
let secret: string
beforeAll(async () => {
  on = await testApp()
  secret = (await sandboxSecrets(on.deps.config.dataDir)).webhookSecret
})
afterAll(() => on.stop())

const eventOf = (id = randomUUID()) =>
  JSON.stringify({ id, topic: 'customer_transfer_completed', resource: { kind: 'transfer', ref: randomUUID() } })
/** Posts as a bank does, without a page, cookie or origin of ours. */
const post = (payload: string, headers: Record<string, string> = {}, to = url) =>
  on.app.inject({
    method: 'POST',
    url: to,
    payload,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(secret, Buffer.from(payload)),
      ...headers,
    },
  })
const kept = () =>
  on.deps.scopes.beforeSignIn((tx) =>
    tx.selectFrom('bank_event').select(['event_id', 'tries', 'processed_at']).execute(),
  )
const jobs = async () => (await on.anyone().request({ url: '/pub/v1/dev/jobs' })).body

test('what a bank tells is kept before it is answered, and once however often it is told', async () => {
  const [id, before] = [randomUUID(), await kept()]
  const answers = [await post(eventOf(id)), await post(eventOf(id)), await post(eventOf(id))]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await kept()).slice(before.length)).toEqual([{ event_id: id, tries: 0, processed_at: null }])
  expect(await jobs()).toContainEqual({ queue: 'bank.inbox', state: 'created', count: 1 })
})

test('the same told to two processes at once is kept once', async () => {
  const [id, before] = [randomUUID(), await kept()]
  await Promise.all([post(eventOf(id)), post(eventOf(id)), post(eventOf(id))])
  expect(await kept()).toHaveLength(before.length + 1)
})

test.each<[string, Record<string, string>]>([
  ['another secret', { [signatureHeader]: signatureOf('another', Buffer.from('{}')) }],
  ['no signature', { [signatureHeader]: '' }],
  ['half a signature', { [signatureHeader]: signatureOf('x', Buffer.from('')).slice(0, 32) }],
])('%s is refused in the one shape of refusals, and nothing is kept', async (_, headers) => {
  const before = await kept()
  const answer = await post(eventOf(), headers)
  expect(answer.json()).toMatchObject({ exception: 'unauthenticated', statusCode: 401, validationErrors: [] })
  expect(answer.statusCode).toBe(401)
  expect(await kept()).toEqual(before)
})

test('the signature is over the bytes: one space more is another message', async () => {
  const text = eventOf()
  const answer = await post(`${text} `, { [signatureHeader]: signatureOf(secret, Buffer.from(text)) })
  expect(answer.statusCode).toBe(401)
})

test('signed nonsense is refused, another provider is not here, too much is too much', async () => {
  expect((await post('not json')).json()).toMatchObject({ exception: 'invalid', statusCode: 400 })
  expect((await post(eventOf(), {}, '/pub/v1/bank/webhooks/dwolla')).statusCode).toBe(404)
  expect((await post('x'.repeat(70_000))).json()).toMatchObject({ exception: 'bodyTooLarge' })
})

test('metrics tell how much waits and for how long', async () => {
  const depth = (await kept()).filter(({ processed_at }) => processed_at === null).length
  on.clock.forward(90_000)
  const { text } = await on.anyone().request({ url: '/metrics' })
  expect(text).toContain(`\nbank_inbox_waiting ${depth}\n`)
  expect(text).toContain('\nbank_inbox_oldest_seconds 90\n')
})

test('without a provider nothing of it answers', async () => {
  const production = await testApp({ env: { NODE_ENV: 'production' } })
  expect([production.deps.bank.name, production.deps.bank.serves('US')]).toEqual(['none', false])
  const book = await production.app.inject({ method: 'GET', url: '/bank-sandbox/v1/book' })
  const delivered = await production.app.inject({ method: 'POST', url, payload: eventOf() })
  expect([book.statusCode, delivered.statusCode]).toEqual([404, 404])
  await production.stop()
})
