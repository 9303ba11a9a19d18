import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionRoutes } from '#contract/session.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { type Transport, transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(24 * 3_600_000))

type Sent = { at: string; to: string; subject: string; text: string }
const outbox = async () => (await on.anyone().request({ url: '/pub/v1/dev/outbox' })).body as Sent[]
const mail = (personId: string, transport = transportOf(on.deps.config), familyId = people.family.id) =>
  sendWaitingMail(on.deps, transport, { familyId, personId })

test('it says that something waits and where, in the language the person keeps', async () => {
  await mail(people.sam)
  expect((await outbox())[0]).toMatchObject({
    at: on.clock.now(),
    to: 'sam.keller@example.com',
    subject: 'Something is waiting for you in Evenhand',
    text: `Hello Sam,

Something is waiting for you in Evenhand. Sign in to see what it is:

http://127.0.0.1:4300/app/

You are receiving this because you have an account with Evenhand.`,
  })
  await (await on.as(people.sam)).call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })
  on.clock.forward(24 * 3_600_000)
  await mail(people.sam)
  expect((await outbox())[0]?.subject).toBe('Tienes algo pendiente en Evenhand')
})

test('one mail in ten minutes, however much waits', async () => {
  const before = (await outbox()).length
  for (let times = 0; times < 3; times++) await mail(people.dana)
  on.clock.forward(10 * 60_000 - 1)
  await mail(people.dana)
  expect((await outbox()).length).toBe(before + 1)
  on.clock.forward(1)
  await mail(people.dana)
  expect((await outbox()).length).toBe(before + 2)
})

test('who is no longer of the family is told nothing', async () => {
  const before = (await outbox()).length
  await mail(people.olivia)
  expect((await outbox()).length).toBe(before)
})

test('a mail that could not be sent does not count as sent', async () => {
  const before = (await outbox()).length
  const broken: Transport = {
    send: async () => {
      throw new Error('no mail server')
    },
    close: () => undefined,
  }
  await expect(mail(people.dana, broken)).rejects.toThrow('no mail server')
  await mail(people.dana)
  expect((await outbox()).length).toBe(before + 1)
})
