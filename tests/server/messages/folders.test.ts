import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { type MessageFolderDto, messageFolderRoutes as routes } from '#contract/messages/message-folders.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

const make = (name: string, client = dana) => client.call(routes.make, { body: { name } })
const made = async (name: string) => (await make(name)).body as MessageFolderDto
const names = async (client = dana) =>
  z.parse(routes.list.output, (await client.call(routes.list, {})).body).items.map(({ name }) => name)
const inFolder = async (folder: string, client = dana) => {
  const { status, body } = await client.call(messageRoutes.list, { query: { folder } })
  return status === 200 ? z.parse(messageRoutes.list.output, body).items.map(({ id }) => id) : status
}
const move = (ids: readonly string[], to: string, client = dana) =>
  client.call(messageRoutes.move, { body: { ids: [...ids], to } })
const problems = (body: unknown) =>
  z.parse(apiError, body).validationErrors.map(({ field, code }) => `${field} ${code}`)

test('a person makes, renames and orders folders, which nobody else sees', async () => {
  const [school, trips] = [await made('School'), await made('Trips')]
  expect(await names()).toEqual(['School', 'Trips'])
  expect(await names(sam)).toEqual([])
  const renamed = await dana.call(routes.rename, { params: { id: school.id }, body: { name: 'School 2026' } })
  expect(renamed.body).toEqual({ id: school.id, name: 'School 2026', unread: 0 })
  await dana.call(routes.order, { body: { ids: [trips.id, school.id] } })
  expect(await names()).toEqual(['Trips', 'School 2026'])
  for (const call of [
    sam.call(routes.rename, { params: { id: school.id }, body: { name: 'Mine' } }),
    sam.call(routes.remove, { params: { id: school.id } }),
  ])
    expect((await call).status).toBe(404)
})

test('a name is there, short enough and used once', async () => {
  await made('School')
  expect(problems((await make('  ')).body)).toEqual(['name required'])
  expect(problems((await make('x'.repeat(51))).body)).toEqual(['name tooLong'])
  expect((await make('x'.repeat(50))).status).toBe(201)
  expect(problems((await make('  sCHOOL ')).body)).toEqual(['name duplicateFolder'])
  const answers = await Promise.all([make('Trips'), make('trips')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test('a person has fifty at most, also when two are made at once', async () => {
  const { folder } = messagesOn(on)
  for (let nth = 1; nth < limits.messages.folders; nth++) await folder(`Number ${nth}`, on.dana)
  const answers = await Promise.all([make('One more'), make('Another one')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await make('Too many')).body).toMatchObject({ exception: 'tooMany' })
})

test('an order of other folders than there are is refused', async () => {
  const { id } = await made('School')
  for (const ids of [[], [id, id], [crypto.randomUUID()]])
    expect(await dana.call(routes.order, { body: { ids } })).toMatchObject({ status: 409 })
})

test('messages move between folders, for this person alone, and are counted where they are', async () => {
  const messages = messagesOn(on)
  const { id } = await messages.send()
  const school = await made('School')
  expect((await move([id], school.id)).status).toBe(204)
  expect([await inFolder(school.id), await inFolder('inbox'), await inFolder('all')]).toEqual([[id], [], [id]])
  expect(await inFolder('sent', sam)).toEqual([id])
  expect((await dana.call(messageCountRoutes.counts, {})).body).toMatchObject({ unread: 1, inbox: 0 })
  expect(z.parse(routes.list.output, (await dana.call(routes.list, {})).body).items).toMatchObject([{ unread: 1 }])
  await move([id], 'first')
  expect(await inFolder('inbox')).toEqual([id])
})

test('nobody moves into or reads a folder of somebody else', async () => {
  const { id } = await messagesOn(on).send()
  const school = await made('School')
  expect(await inFolder(school.id, sam)).toBe(404)
  expect((await move([id], school.id, sam)).status).toBe(404)
  expect((await move([id], crypto.randomUUID())).status).toBe(404)
  expect(await inFolder('sent', sam)).toEqual([id])
})

test('what was in a deleted folder returns to where it came in', async () => {
  const messages = messagesOn(on)
  const { id } = await messages.send()
  const sent = await messages.send({ to: [on.sam.personId] }, on.dana)
  const school = await made('School')
  await move([id, sent.id], school.id)
  expect((await dana.call(routes.remove, { params: { id: school.id } })).status).toBe(204)
  expect([await inFolder('inbox'), await inFolder('sent')]).toEqual([[id], [sent.id]])
  expect(await inFolder(school.id)).toBe(404)
  expect((await dana.call(routes.remove, { params: { id: school.id } })).status).toBe(404)
})

test('a message that moves while its folder is deleted is in no folder that is gone', async () => {
  const { id } = await messagesOn(on).send()
  const school = await made('School')
  await Promise.all([move([id], school.id), dana.call(routes.remove, { params: { id: school.id } })])
  expect(await inFolder('inbox')).toEqual([id])
})

test('whoever looks on sees the folders and changes none', async () => {
  const school = await made('School')
  const pat = await app.as(on.professional.personId)
  expect(await names(pat)).toEqual(['School'])
  expect((await make('Mine', pat)).status).toBe(403)
  expect((await pat.call(routes.remove, { params: { id: school.id } })).status).toBe(403)
})
