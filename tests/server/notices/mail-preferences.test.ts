import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailGroups } from '#contract/area.ts'
import type { NoticeKind } from '#contract/areas.ts'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { allNoticeKinds, noticeGroupOf } from '#contract/notices/notices.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import type { Job } from '#server/lifecycle/unit-of-work.ts'
import { transportOf } from '#server/mail/transport.ts'
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

/** Starts a new session, because the clock advances by days. */
const dana = () => on.as(people.dana)
const setPreferences = async (body: object) => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  return (await dana()).request({ method: 'PUT', url: noticePreferenceRoutes.setPreferences.path, payload: body }, key)
}
const mails = async () => {
  const { body } = await on.anyone().request({ url: '/pub/v1/dev/outbox' })
  return Array.isArray(body) ? body.length : Number.NaN
}

/** Notifies Dana, and returns the postponed jobs and the number of mails sent. */
const notifyDana = async (kind?: NoticeKind) => {
  const before = await mails()
  const held: Job[] = []
  const enqueue = async (_: unknown, job: Job) => void held.push(job)
  const job = { familyId: people.family.id, personId: people.dana, ...(kind && { kind }) }
  await sendWaitingMail({ ...on.deps, enqueue }, transportOf(on.deps.config), job)
  return { sent: (await mails()) - before, held }
}

test('nothing said: every kind is mailed, at any hour', async () => {
  const { body } = await (await dana()).call(noticePreferenceRoutes.preferences, {})
  expect(body).toEqual({ mailOff: [], quiet: null, timeZone: 'America/New_York', groups: mailGroups })
  expect(await notifyDana('recorded')).toEqual({ sent: 1, held: [] })
})

test('what is wished is kept, and is the person’s own', async () => {
  expect((await setPreferences({ mailOff: ['changes'], quiet: { from: '21:30', to: '07:00' } })).status).toBe(204)
  const { body } = await (await dana()).call(noticePreferenceRoutes.preferences, {})
  expect(body).toMatchObject({ mailOff: ['changes'], quiet: { from: '21:30', to: '07:00' } })
  const sams = await (await on.as(people.sam)).call(noticePreferenceRoutes.preferences, {})
  expect(sams.body).toMatchObject({ mailOff: [], quiet: null })
  await setPreferences({ mailOff: [], quiet: null })
})

test.each([
  [{ mailOff: ['gossip'], quiet: null }, 'mailOff.0'],
  [{ mailOff: [], quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
  [{ mailOff: [], quiet: { from: '24:00', to: '07:00' } }, 'quiet.from'],
  [{ mailOff: [] }, 'quiet'],
])('%j is refused at its field', async (body, field) => {
  const { status, body: said } = await setPreferences(body)
  expect(status).toBe(400)
  expect(said).toMatchObject({ validationErrors: [{ field }] })
})

test('no mail of a kind that none is wanted of, and still of every other', async () => {
  await setPreferences({ mailOff: ['bank', 'changes'], quiet: null })
  for (const kind of allNoticeKinds) {
    const group = noticeGroupOf(kind)
    on.clock.forward(24 * 3_600_000)
    const { sent } = await notifyDana(kind)
    expect(sent, kind).toBe(group === 'bank' || group === 'changes' ? 0 : 1)
  }
  await setPreferences({ mailOff: [], quiet: null })
})

test('in the quiet hours a mail waits for their end, and then it goes', async () => {
  // It is 09:00 in New York.
  await setPreferences({ mailOff: [], quiet: { from: '08:00', to: '17:00' } })
  const end = on.clock.now().replace('T14:00', 'T22:00')
  expect(await notifyDana('paid')).toEqual({
    sent: 0,
    held: [
      {
        queue: 'mail.waiting',
        data: { familyId: people.family.id, personId: people.dana, kind: 'paid' },
        startAfter: end,
      },
    ],
  })
  on.clock.forward(8 * 3_600_000)
  expect(await notifyDana('paid')).toEqual({ sent: 1, held: [] })
  on.clock.forward(-8 * 3_600_000)
  await setPreferences({ mailOff: [], quiet: null })
})

test('a held mail is a job of the same transaction, which the worker may put off', async () => {
  await setPreferences({ mailOff: [], quiet: { from: '08:00', to: '17:00' } })
  await sendWaitingMail(on.deps, transportOf(on.deps.config), { familyId: people.family.id, personId: people.dana })
  const { body } = await on.anyone().request({ url: '/pub/v1/dev/jobs' })
  expect(body).toEqual([{ queue: 'mail.waiting', state: 'created', count: 1 }])
  await setPreferences({ mailOff: [], quiet: null })
})

test('a mail says nothing of what it is about', async () => {
  await notifyDana('declined')
  const { text } = await on.anyone().request({ url: '/pub/v1/dev/outbox' })
  expect(text).not.toMatch(/declin|expense|Sam/i)
})
