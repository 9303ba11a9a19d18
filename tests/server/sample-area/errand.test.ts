import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { areas } from '#contract/areas.ts'
import { homeRoutes } from '#contract/home.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { addMs } from '#domain/time.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/read-migrations.ts'
import { features } from '#server/features/features.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { errandsArea } from './errand.area.ts'
import { errandDto, errandRoutes } from './errand.contract.ts'
import { errandsFeature } from './errand.feature.ts'

/** This is shorter than the lifetime of a bearer token. */
const minute = 60_000

let app: OwnApp
let people: Cast
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await testApp({ features: [...features, errandsFeature] })
  await migrate(app.database, {
    read: async () => Object.assign(await readMigrations(), await readMigrations(import.meta.dirname)),
    among: [...areas, errandsArea],
  })
  people = await cast(app)
  dana = await app.as(people.dana)
  sam = await app.as(people.sam)
})
afterAll(() => app.stop())

const make = async (thing: string) => {
  const body = { thing, respondBy: addMs(app.clock.now(), minute) }
  const answer = await sam.call(errandRoutes.create, { body })
  expect(answer.status).toBe(201)
  return z.parse(errandDto, answer.body)
}
const listed = async (client: TestClient) =>
  z.parse(errandRoutes.list.output, (await client.call(errandRoutes.list, {})).body).items
const accept = (client: TestClient, id: string, version = 1) =>
  client.call(errandRoutes.events, { params: { id }, body: { type: 'errand.accept', version } })
const notices = z.object({
  items: z.array(z.object({ kind: z.string(), entityId: z.string(), name: z.nullable(z.string()) })),
})
const noticesOf = async (client: TestClient, id: string) =>
  z
    .parse(notices, (await client.call(noticeRoutes.list, { query: {} })).body)
    .items.filter(({ entityId }) => entityId === id)
    .map(({ kind, name }) => ({ kind, name }))
const lines = z.object({ count: z.int(), errands: z.array(z.object({ id: z.string(), thing: z.string() })) })
const homeOf = async (client: TestClient) =>
  z.parse(z.object({ you: lines, others: lines }), (await client.call(homeRoutes.waiting, {})).body)

test('both parents read an errand, a stranger and a child do not', async () => {
  const errand = await make('Bicycle')
  expect(await listed(dana)).toContainEqual(errand)
  expect(await listed(sam)).toContainEqual(errand)
  const [olivia, mia] = [await app.as(people.olivia), await app.as(people.mia)]
  for (const stranger of [olivia, mia]) {
    expect(await listed(stranger)).toEqual([])
    expect((await accept(stranger, errand.id)).status).toBe(404)
  }
  expect((await app.anyone().call(errandRoutes.list, {})).status).toBe(401)
})

test('the other parent is told of it, has it on Home, and accepts it', async () => {
  const { id, thing } = await make('Tent')
  expect(await noticesOf(dana, id)).toEqual([{ kind: 'errandMade', name: thing }])
  expect(await noticesOf(sam, id)).toEqual([])
  expect((await homeOf(dana)).you.errands).toContainEqual({ id, thing })
  expect((await homeOf(sam)).others.errands).toContainEqual({ id, thing })

  expect((await accept(sam, id)).status).toBe(409)
  expect(await accept(dana, id)).toMatchObject({ status: 200, body: { id, status: 'accepted', version: 2 } })
  expect((await homeOf(dana)).you.errands).not.toContainEqual({ id, thing })
  expect(await noticesOf(sam, id)).toEqual([{ kind: 'errandAccepted', name: thing }])
})

test('after the deadline a person is refused, before and after the job has run', async () => {
  const { id, thing } = await make('Skis')
  await handleDueTimes(app.deps)
  expect((await listed(dana)).find((errand) => errand.id === id)?.status).toBe('open')
  app.clock.forward(minute)

  const late = await accept(dana, id)
  expect(late).toMatchObject({
    status: 409,
    body: { exception: 'notAllowedNow', item: { id, status: 'open', version: 1 } },
  })
  await handleDueTimes(app.deps)
  expect((await listed(dana)).find((errand) => errand.id === id)).toMatchObject({ status: 'lapsed', version: 2 })
  expect((await accept(dana, id, 2)).status).toBe(409)
  expect((await noticesOf(sam, id)).map(({ kind }) => kind)).toEqual(['errandLapsed'])
  expect((await homeOf(dana)).you.errands).not.toContainEqual({ id, thing })
})
