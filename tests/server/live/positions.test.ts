import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { childDto, childRoutes } from '#contract/children/children.ts'
import { liveChangeDto, positionHeader } from '#contract/live.ts'
import { beginUnitOfWork, finishUnitOfWork, liveChannel } from '#server/lifecycle/unit-of-work.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type HeardEvent, type Listening, listenLive } from '#tests/support/live.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let other: OwnApp
let people: Cast
let dana: TestClient
const opened: Listening[] = []
beforeAll(async () => {
  on = await testApp()
  other = await testApp({ beside: on, clock: on.clock })
  people = await cast(on)
  dana = await on.as(people.dana)
})
afterAll(async () => {
  for (const stream of opened) stream.close()
  await other.stop()
  await on.stop()
})

/** Publishes a change whose transaction ends only after `before`. */
const publish = (
  id: string = randomUUID(),
  { audience = null, familyId = people.family.id }: { audience?: string[] | null; familyId?: string } = {},
  before: () => Promise<void> = async () => {},
) =>
  on.deps.scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, on.clock.now())
    change.live.push({ topic: 'expense', id, audience })
    await finishUnitOfWork(change, on.deps.enqueue)
    await before()
    return { event: 'change', data: { topic: 'expense', id } }
  })
const positionFor = async (client: TestClient) =>
  String((await client.request({ url: '/pub/v1/family' })).headers[positionHeader.toLowerCase()])
/** Listens in a session of its own, because a session may hold few streams. */
const listen = async (since: string) => {
  const stream = await listenLive(await on.listen(), await on.as(people.dana), since)
  opened.push(stream)
  return stream
}
const everything = { told: [], missed: true }
const nothing = { told: [], missed: false }

test('a stream tells the changes since the answer, and of those only what the person may know', async () => {
  const since = await positionFor(dana)
  expect(await listen(since)).toMatchObject(nothing)
  const ear = await listen(since)
  const first = await publish()
  await publish(randomUUID(), { audience: [people.sam] })
  await publish(randomUUID(), { familyId: people.neighbours.id })
  const last = await publish()
  expect([await ear.next(), await ear.next()]).toEqual([first, last])
  expect(await listen(since)).toMatchObject({ told: [first, last], missed: false })
  expect(await listen(await positionFor(dana))).toMatchObject(nothing)
})

test('a change that began before others and ends after them is told to whoever asked in between', async () => {
  const ear = await listen(await positionFor(dana))
  const hold = Promise.withResolvers<void>()
  const announced = Promise.withResolvers<void>()
  const slow = publish(randomUUID(), {}, async () => {
    announced.resolve()
    await hold.promise
  })
  await announced.promise
  const fast = await publish()
  expect(await ear.next()).toEqual(fast)
  const between = await positionFor(dana)
  expect(await listen(between)).toMatchObject(nothing)
  hold.resolve()
  const late = await slow
  expect(await ear.next()).toEqual(late)
  expect(await listen(between)).toMatchObject({ told: [late], missed: false })
})

test('what an answer lacks is told, whenever it was read', async () => {
  const sam = await on.as(people.sam)
  const ear = await listen(await positionFor(dana))
  const idOf = (event: HeardEvent | undefined) => z.parse(liveChangeDto, event?.data).id
  const read = async () => {
    const { body, headers } = await dana.call(childRoutes.list, {})
    const known = z.parse(childRoutes.list.output, body).items.map(({ id }) => id)
    return { known, since: String(headers[positionHeader.toLowerCase()]) }
  }
  const add = async (firstName: string) =>
    z.parse(childDto, (await sam.call(childRoutes.add, { body: { firstName } })).body).id
  const names = ['Ada', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']
  const [added, answers] = await Promise.all([
    Promise.all(names.map(add)),
    Promise.all(names.flatMap(() => [read(), read(), read()])),
  ])
  expect(new Set(added).size).toBe(names.length)
  // The notices of the changes before this one were heard before it.
  const marker = await publish()
  while (idOf(await ear.next()) !== marker.data.id);
  for (const { known, since } of answers) {
    const stream = await listen(since)
    expect(stream.missed).toBe(false)
    expect([...known, ...stream.told.map(idOf)]).toEqual(expect.arrayContaining(added))
    stream.close()
  }
})

test('an item that changed often is told once, and after too many changes everything is asked for again', async () => {
  const since = await positionFor(dana)
  const ear = await listen(since)
  const id = randomUUID()
  for (let index = 0; index < 12; index += 1) {
    await publish(id)
    await ear.next()
  }
  expect(await listen(since)).toMatchObject({ told: [{ event: 'change', data: { topic: 'expense', id } }] })
  for (let index = 0; index < 10; index += 1) {
    await publish()
    await ear.next()
  }
  expect(await listen(since)).toMatchObject(everything)
})

test.each([
  ['another process', async () => positionFor(await other.as(people.dana))],
  ['nobody', async () => ''],
  ['a later time', async () => `${(await positionFor(dana)).split('.')[0]}.999999`],
  ['somebody who invents it', async () => `${(await positionFor(dana)).split('.')[0]}.-1`],
])('a position given by %s makes the browser ask for everything again', async (_, positionOf) => {
  expect(await listen(await positionOf())).toMatchObject(everything)
})

test('after a notice that this version does not understand no position is known', async () => {
  const since = await positionFor(dana)
  const ear = await listen(since)
  await asSuperuser(on.database.superuser, `select pg_notify('${liveChannel}', '{"newer":true}')`)
  const published = await publish()
  expect(await ear.next()).toEqual(published)
  expect(await listen(since)).toMatchObject(everything)
  expect(await listen(await positionFor(dana))).toMatchObject(nothing)
})
