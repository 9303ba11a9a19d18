import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type NoticeDto, noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { listenLive } from '#tests/support/live.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await asSuperuser(app.database.superuser, 'delete from notice')
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

const pageOf = async (client: TestClient, query: { limit?: number; after?: string } = {}) =>
  noticePageDto.parse((await client.call(noticeRoutes.list, { query })).body)
const see = async (client: TestClient, which: 'one' | 'upTo', id: string) =>
  (await client.call(noticeRoutes.see, { body: { which, id } })).body

/** Sam records this many expenses, a minute apart. Resolves with Dana's notices of them, newest first. */
const recorded = async (count: number): Promise<NoticeDto[]> => {
  for (let left = count; left > 0; left--) {
    app.clock.forward(60_000)
    await on.record(on.sam)
  }
  return (await pageOf(dana)).items
}

test('newest first, page by page, none twice and none left out, with how many are new', async () => {
  const all = await recorded(5)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  const first = await pageOf(dana, { limit: 2 })
  const second = await pageOf(dana, { limit: 2, after: first.next ?? '' })
  const third = await pageOf(dana, { limit: 2, after: second.next ?? '' })
  expect([first, second, third].flatMap(({ items }) => items)).toEqual(all)
  expect([first.unseen, third.next]).toEqual([5, null])
})

test('what comes at the same instant is not lost between two pages', async () => {
  for (let left = 3; left > 0; left--) await on.record(on.sam)
  const first = await pageOf(dana, { limit: 1 })
  const second = await pageOf(dana, { limit: 1, after: first.next ?? '' })
  const third = await pageOf(dana, { limit: 1, after: second.next ?? '' })
  const ids = [first, second, third].flatMap(({ items }) => items).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test('one is marked, or all that were on the screen; what came meanwhile stays new', async () => {
  const [newest, second] = await recorded(3)
  expect(await see(dana, 'one', second?.id ?? '')).toEqual({ unseen: 2 })
  app.clock.forward(60_000)
  await on.record(on.sam)
  expect(await see(dana, 'upTo', newest?.id ?? '')).toEqual({ unseen: 1 })
  const { items } = await pageOf(dana)
  expect(items.map(({ seenAt }) => seenAt !== null)).toEqual([false, true, true, true])
})

test('when it was first seen stays', async () => {
  const [one] = await recorded(1)
  await see(dana, 'one', one?.id ?? '')
  const seenAt = app.clock.now()
  app.clock.forward(60_000)
  await see(dana, 'upTo', one?.id ?? '')
  expect((await pageOf(dana)).items[0]?.seenAt).toBe(seenAt)
})

test('nobody marks or is shown what is for somebody else', async () => {
  const [one] = await recorded(1)
  for (const which of ['one', 'upTo'] as const) expect(await see(sam, which, one?.id ?? '')).toEqual({ unseen: 0 })
  expect(await see(sam, 'upTo', randomUUID())).toEqual({ unseen: 0 })
  expect((await pageOf(sam)).items).toEqual([])
  expect((await pageOf(dana)).unseen).toBe(1)
})

test('who looks on is refused as a child is, by the route and by the database', async () => {
  const [one] = await recorded(1)
  const pat = await app.as(on.professional.personId)
  expect((await pat.call(noticeRoutes.list, { query: {} })).status).toBe(403)
  expect((await pat.call(noticeRoutes.see, { body: { which: 'one', id: one?.id ?? '' } })).status).toBe(403)
  const mia = await app.as(on.child.personId)
  expect((await mia.call(noticeRoutes.list, { query: {} })).status).toBe(403)
  const everything = (viewer: Viewer) =>
    on.scopes.asViewer(viewer, async (tx) => ({
      read: (await tx.selectFrom('notice').select('id').execute()).length,
      marked: (await tx.updateTable('notice').set({ seen_at: app.clock.now() }).executeTakeFirst()).numUpdatedRows,
    }))
  for (const who of ['professional', 'admin', 'child', 'neighbour', 'sam'] as const)
    expect(await everything(on[who]), who).toEqual({ read: 0, marked: 0n })
  expect(await everything(on.dana)).toEqual({ read: 1, marked: 1n })
})

test.each(['professional', 'admin', 'child', 'neighbour'] as const)('%s can tell nobody anything', async (who) => {
  const [{ entityId } = { entityId: '' }] = await recorded(1)
  const insert = on.scopes.asViewer(on[who], (tx) =>
    tx
      .insertInto('notice')
      .values({
        family_id: on.family.id,
        id: randomUUID(),
        person_id: on.dana.personId,
        kind: 'recorded',
        entity: 'expense',
        entity_id: entityId,
        by_id: null,
        at: app.clock.now(),
        seen_at: null,
      })
      .execute(),
  )
  await expect(insert).rejects.toThrow(/row-level security/)
})

test('whoever leaves the family takes their notices along, and finds none when they come back', async () => {
  await recorded(1)
  const { personId } = on.sam
  await on.record(on.dana)
  expect((await pageOf(sam)).unseen).toBe(1)
  await asSuperuser(
    app.database.superuser,
    `create temp table gone as select * from membership where person_id = '${personId}';
     delete from membership where person_id = '${personId}';
     insert into membership select * from gone`,
  )
  const left = await on.scopes.asViewer(on.sam, (tx) => tx.selectFrom('notice').select('id').execute())
  expect(left).toEqual([])
})

test('a new one, and one seen in another window, are heard by their person alone', async () => {
  const address = await app.listen()
  const [ear, pats] = [
    await listenLive(address, dana),
    await listenLive(address, await app.as(on.professional.personId)),
  ]
  const [one] = await recorded(1)
  const received = [await ear.next(), await ear.next()]
  expect(received).toContainEqual({ event: 'change', data: { topic: 'notice', id: one?.id } })
  await see(dana, 'one', one?.id ?? '')
  expect(await ear.next()).toEqual({ event: 'change', data: { topic: 'notice', id: one?.id } })
  // Pat is notified of the expense; the next event is about an expense again, and never about Dana's notices.
  await on.record(on.dana)
  expect([await pats.next(), await pats.next()].map((word) => word?.data)).toEqual([
    { topic: 'expense', id: one?.entityId },
    { topic: 'expense', id: expect.any(String) },
  ])
  ear.close()
  pats.close()
})
