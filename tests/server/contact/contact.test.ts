import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactReasons, contactRoutes } from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import { mailMessage } from '#server/features/contact/contact.mail.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { Sent } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { written } from './written.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(1000))

const body = { reason: 'technical', message: 'The log stays empty.' } as const
const strangers = { ...body, email: 'somebody@example.net' } as const
let network = 0
/** Sends from a new address each time unless one is given, because attempts are limited per address. */
const write = (message: object, headers: Sent = {}, remoteAddress = `192.0.2.${network++}`) =>
  on
    .anyone()
    .request(
      { method: 'POST', url: contactRoutes.send.path, payload: message, remoteAddress },
      { 'idempotency-key': randomUUID(), ...headers },
    )
const kept = () => written(on)

test('a message of somebody without a session is kept, with where to answer and a job that mails it', async () => {
  const answer = await write(strangers, { 'accept-language': 'es-MX' })
  expect([answer.status, answer.text]).toEqual([204, ''])
  const [row] = await kept()
  expect(row).toMatchObject({ ...strangers, person_id: null, locale: 'es-MX', sent_at: null })
  expect((await on.anyone().request({ url: '/pub/v1/dev/jobs' })).body).toEqual([
    { queue: 'mail.contact', state: 'created', count: 1 },
  ])
})

test('whoever is signed in is answered at their own address, whatever else they say', async () => {
  const dana = await on.as(people.dana)
  expect((await dana.call(contactRoutes.send, { body: strangers })).status).toBe(204)
  expect((await kept())[0]).toMatchObject({ ...body, person_id: people.dana, email: null })
})

test.each([
  ['no reason', { ...strangers, reason: undefined }, 'reason', 'required'],
  ['a reason of their own', { ...strangers, reason: 'praise' }, 'reason', 'notAChoice'],
  ['no message', { ...strangers, message: undefined }, 'message', 'required'],
  ['blanks alone', { ...strangers, message: ' \n\t ' }, 'message', 'required'],
  ['one sign too many', { ...strangers, message: 'x'.repeat(limits.messageBody + 1) }, 'message', 'tooLong'],
  ['nowhere to answer', body, 'email', 'required'],
  ['no address', { ...strangers, email: 'somebody' }, 'email', 'malformed'],
  ['a second header', { ...strangers, email: 'a@example.net\r\nBcc: b@example.net' }, 'email', 'malformed'],
  ['an address too long', { ...strangers, email: `${'a'.repeat(limits.email)}@example.net` }, 'email', 'tooLong'],
  ['something more', { ...strangers, bcc: 'b@example.net' }, 'bcc', 'unknownField'],
])('%s is refused, and nothing is kept', async (_, message, field, code) => {
  const before = (await kept()).length
  const answer = await write(message)
  expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field, code }] } })
  expect((await kept()).length).toBe(before)
})

test('the longest message that is allowed, and every reason', async () => {
  for (const reason of contactReasons) {
    on.clock.forward(1000)
    const message = reason.padEnd(limits.messageBody, '.')
    expect((await write({ ...strangers, reason, message })).status).toBe(204)
    expect((await kept())[0]).toMatchObject({ reason, message })
  }
})

test('the same press is one message, the same key with other words is refused, and no key is no press', async () => {
  const before = (await kept()).length
  const headers = { 'idempotency-key': randomUUID() }
  const statuses = await Promise.all([write(strangers, headers), write(strangers, headers), write(strangers, headers)])
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await kept()).length).toBe(before + 1)
  expect(await write({ ...strangers, message: 'Other words' }, headers)).toMatchObject({
    status: 422,
    body: { exception: 'idempotencyKeyReused' },
  })
  expect((await write(strangers, { 'idempotency-key': undefined })).body).toMatchObject({
    exception: 'idempotencyKeyRequired',
  })
})

test('after five messages in an hour an address waits, and somebody signed in does not wait with it', async () => {
  for (let times = 0; times < limits.contact.tries; times++)
    expect((await write(strangers, {}, '203.0.113.9')).status).toBe(204)
  const answer = await write(strangers, {}, '203.0.113.9')
  expect(answer).toMatchObject({ status: 429, body: { exception: 'rateLimited' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await (await on.as(people.sam)).call(contactRoutes.send, { body })).status).toBe(204)
})

test('another site cannot send one', async () => {
  expect(await write(strangers, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
    body: { exception: 'crossSiteRefused' },
  })
})

test('once it is mailed its words are gone, and a day later the rest', async () => {
  await write(strangers)
  const [row] = await kept()
  await mailMessage(on.deps, transportOf(on.deps.config), row?.id ?? '')
  const find = async () => (await kept()).find(({ id }) => id === row?.id)
  expect(await find()).toMatchObject({ message: null, email: null, sent_at: on.clock.now() })
  on.clock.forward(limits.idempotencyLife + 1)
  const before = (await kept()).length
  await sweepExpired(on.deps)
  expect(await find()).toBeUndefined()
  expect((await kept()).length).toBe(before - 1)
})
