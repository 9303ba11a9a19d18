import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, messageDto, type NewMessage } from '#contract/messages/messages.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { join, personOf, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let messages: ReturnType<typeof messagesOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  messages = messagesOn(on)
})

const sent = async (client: TestClient, change: Partial<NewMessage>): Promise<MessageDto> => {
  const { status, body } = await client.call(messageRoutes.send, { body: messages.typed(change) })
  expect(status).toBe(201)
  return z.parse(messageDto, body)
}
const readersOf = ({ recipients }: MessageDto) => recipients.map(({ personId }) => personId).toSorted()
const subjectsOf = async (client: TestClient) => {
  const { body } = await client.call(messageRoutes.list, { query: { folder: 'inbox' } })
  return z.parse(messageRoutes.list.output, body).items.map(({ subject }) => subject)
}

test('what a child and somebody close to the family write to each other, both parents read', async () => {
  const aunt = await personOf(app, 'thirdParty')
  await join(on, aunt, 'thirdParty')
  const [mia, kim] = [await app.as(on.child.personId), await app.as(aunt)]
  const parents = [on.dana.personId, on.sam.personId]
  const there = await sent(mia, { to: [aunt], subject: 'My recital' })
  expect(readersOf(there)).toEqual([aunt, ...parents].toSorted())
  const back = await sent(kim, { to: [on.child.personId], subject: 'Of course' })
  expect(readersOf(back)).toEqual([on.child.personId, ...parents].toSorted())
  for (const parent of parents)
    expect(await subjectsOf(await app.as(parent))).toEqual(expect.arrayContaining(['My recital', 'Of course']))
})

test('what a child writes to one parent the other does not read', async () => {
  const { id } = await sent(await app.as(on.child.personId), { to: [on.sam.personId], subject: 'For you alone' })
  expect(await subjectsOf(await app.as(on.sam.personId))).toEqual(['For you alone'])
  const dana = await app.as(on.dana.personId)
  expect(await subjectsOf(dana)).toEqual([])
  expect((await dana.call(messageRoutes.get, { params: { id } })).status).toBe(404)
})

test('the attorneys among the people of a message are told, as far as the viewer knows them', async () => {
  const other = await professionalOf(app, on, ['dana'])
  const { personId: pat } = on.professional
  const message = await sent(await app.as(on.dana.personId), { to: [on.sam.personId, pat, other] })
  expect(message.attorneys).toEqual([pat])
  const sams = await (await app.as(on.sam.personId)).call(messageRoutes.get, { params: { id: message.id } })
  expect(z.parse(messageDto, sams.body)).toMatchObject({ attorneys: [], body: null })
})

test('an export of the client is the same to the byte before and after their professional first views a message', async () => {
  const { personId: pat } = on.professional
  const dana = await app.as(on.dana.personId)
  const { id } = await sent(dana, { to: [pat] })
  const exported = async () => {
    const { status, bytes } = await dana.call(historyRoutes.export, { query: { format: 'json' } })
    expect(status).toBe(200)
    return bytes
  }
  const before = await exported()
  await messages.open(id, { ...on.professional, viewpoint: pat, standing: 'professional', mode: 'self' })
  expect((await messages.deliveryTo(id, pat)).viewed_at).toBe(app.clock.now())
  expect((await exported()).equals(before)).toBe(true)
})

test('a page has 10, 25, 50 or 100 messages, and no other number of them', async () => {
  const dana = await app.as(on.dana.personId)
  const keep = (perPage: number) =>
    dana.request(
      { method: 'PUT', url: messageRoutes.setPreferences.path, payload: { perPage } },
      { 'idempotency-key': crypto.randomUUID() },
    )
  expect(limits.messages.perPage).toEqual([10, 25, 50, 100])
  for (const perPage of limits.messages.perPage) {
    expect((await keep(perPage)).status).toBe(204)
    expect((await dana.call(messageRoutes.preferences, {})).body).toEqual({ perPage })
  }
  for (const perPage of [0, 11, 99, 101, 25.5]) {
    const { status, body } = await keep(perPage)
    expect([status, z.parse(apiError, body).validationErrors.map(({ field }) => field)]).toEqual([400, ['perPage']])
  }
  expect((await dana.call(messageRoutes.preferences, {})).body).toEqual({ perPage: 100 })
})
