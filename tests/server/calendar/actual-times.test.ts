import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actualTimeRoutes, type NewActualTime } from '#contract/calendar/actual-times.ts'
import { parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { apiError } from '#contract/errors.ts'
import { homeDto, homeRoutes } from '#contract/home.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { actualOn } from '#tests/support/calendar/actual-times.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let actual: ReturnType<typeof actualOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  actual = actualOn(on)
})

const problems = async (change: Partial<NewActualTime>): Promise<string> => {
  const sam = await app.as(on.sam.personId)
  const { status, body } = await sam.call(actualTimeRoutes.record, { body: actual.typed(change) })
  if (status === 201) return 'recorded'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}
const layersFor = async (personId: string) => {
  const { body } = await (await app.as(personId)).call(parentingTimeRoutes.layers, {})
  return z.parse(parentingTimeRoutes.layers.output, body).actual
}
const homeOf = async (personId: string) => {
  const { body } = await (await app.as(personId)).call(homeRoutes.waiting, {})
  const { you, others } = z.parse(homeDto, body)
  const ids = (lines: typeof you) => lines.actualTimes.map(({ id }) => id)
  return { you: ids(you), others: ids(others), counts: [you.count, others.count] }
}

test('what really happened has passed, lies in order, lasts a year at most, and names a parent and children', async () => {
  expect(await problems({})).toBe('recorded')
  expect(await problems({ parentId: on.dana.personId, until: actual.ago(0) })).toBe('recorded')
  expect(await problems({ until: actual.ago(-1 / 60) })).toBe('until inTheFuture')
  expect(await problems({ until: actual.ago(25) })).toBe('until endBeforeStart')
  expect(await problems({ from: actual.ago(1 + 366 * 24) })).toBe('recorded')
  expect(await problems({ from: actual.ago(1 + 366 * 24 + 1 / 60) })).toBe('until overAYear')
  const first = '1900-01-01T12:00:00.000Z'
  expect(await problems({ from: '1899-12-31T12:00:00.000Z', until: first })).toBe('from tooEarly')
  expect(await problems({ parentId: on.child.personId })).toBe('parentId notAChoice')
  expect(await problems({ childIds: [randomUUID()] })).toBe('childIds notAChoice')
  expect(await problems({ childIds: [] })).toBe('childIds required')
  expect(await problems({ why: '   ' })).toBe('why required')
  expect(await problems({ why: 'x'.repeat(251) })).toBe('why tooLong')
})

test('one parent’s word counts for nothing; confirmed it is told to parents, and to nobody else', async () => {
  const id = await actual.record()
  expect(await layersFor(on.dana.personId)).toEqual([])
  await actual.send('dana', id, { type: 'actualTime.confirm' })
  const { from_at: from, until_at: until, child_ids: childIds } = await actual.row(id)
  const told = [{ id, childIds, parent: on.sam.personId, from, until }]
  for (const parent of [on.dana, on.sam]) expect(await layersFor(parent.personId)).toEqual(told)
  expect(await layersFor(on.child.personId)).toEqual([])
})

test('a child sees none of it, on Home and in lists either', async () => {
  const id = await actual.record()
  const child = await app.as(on.child.personId)
  expect((await child.call(actualTimeRoutes.list, {})).status).toBe(403)
  expect((await child.call(actualTimeRoutes.get, { params: { id } })).status).toBe(404)
  expect(await homeOf(on.child.personId)).toEqual({ you: [], others: [], counts: [0, 0] })
})

test('it waits for the other parent on Home until it is answered, and both are told of what happened', async () => {
  const id = await actual.record()
  expect(await homeOf(on.dana.personId)).toEqual({ you: [id], others: [], counts: [1, 0] })
  expect(await homeOf(on.sam.personId)).toEqual({ you: [], others: [id], counts: [0, 1] })
  await actual.send('dana', id, { type: 'actualTime.dispute', reason: 'They were with me' })
  expect(await homeOf(on.dana.personId)).toEqual({ you: [], others: [], counts: [0, 0] })
  expect(await actual.row(id)).toMatchObject({ status: 'disputed', version: 2, reason: 'They were with me' })
  expect(await on.noticesOf(id)).toMatchObject({ dana: ['actualRecorded'], sam: ['actualDisputed'] })
  expect(await layersFor(on.sam.personId)).toEqual([])
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})

test('of two that both parents confirmed, the one that was answered later counts', async () => {
  const [first, second] = [await actual.record(), await actual.record({ parentId: on.dana.personId })]
  await actual.send('dana', second, { type: 'actualTime.confirm' })
  app.clock.forward(1000)
  await actual.send('dana', first, { type: 'actualTime.confirm' })
  app.clock.forward(-1000)
  expect((await layersFor(on.sam.personId)).map(({ id }) => id)).toEqual([second, first])
})

test('an answer to another version is refused with the item as it is now', async () => {
  const id = await actual.record()
  const dana = await app.as(on.dana.personId)
  const { status, body } = await dana.call(actualTimeRoutes.events, {
    params: { id },
    body: { type: 'actualTime.confirm', version: 7 },
  })
  expect([status, z.parse(apiError, body).exception]).toEqual([409, 'changedSinceSeen'])
})
