import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { reachOf } from '#domain/reach.ts'
import { type Audience, beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { listenLive } from '#tests/support/live.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let other: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ beatMs: 50 })
  other = await testApp({ beside: on, clock: on.clock })
  people = await cast(on)
})
afterAll(async () => {
  await other.stop()
  await on.stop()
})

const publish = (audience: Audience, familyId = people.family.id, reach = reachOf(audience)) =>
  on.deps.scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, on.clock.now())
    const id = randomUUID()
    change.live.push({ topic: 'expense', id, reach, audience })
    await finishUnitOfWork(change, on.deps.enqueue)
    return { event: 'change', data: { topic: 'expense', id } }
  })
const listenAs = async (personId: string, server = on) => listenLive(await server.listen(), await server.as(personId))
const signedOut = { event: 'signedOut', data: {} }

test('what one process changes, the browsers of every process hear', async () => {
  const [here, there] = [await listenAs(people.dana), await listenAs(people.sam, other)]
  const published = await publish(null)
  expect(await here.next()).toEqual(published)
  expect(await there.next()).toEqual(published)
  here.close()
  there.close()
})

test('each hears what they may read: family, standing and audience', async () => {
  const ears = {
    dana: await listenAs(people.dana),
    sam: await listenAs(people.sam),
    pat: await listenAs(people.pat),
    mia: await listenAs(people.mia),
    olivia: await listenAs(people.olivia),
  }
  const danas = await publish([people.dana])
  const patsToo = await publish([people.dana, people.pat])
  const neighbours = await publish(null, people.neighbours.id)
  const all = await publish(null)
  expect([await ears.dana.next(), await ears.dana.next(), await ears.dana.next()]).toEqual([danas, patsToo, all])
  expect(await ears.sam.next()).toEqual(all)
  expect(await ears.pat.next()).toEqual(all)
  expect(await ears.olivia.next()).toEqual(neighbours)
  // The child receives no events, so the first one is the end of the session.
  const mia = ears.mia.next()
  await asSuperuser(on.database.superuser, `delete from session where person_id = '${people.mia}'`)
  expect(await mia).toEqual(signedOut)
  for (const ear of Object.values(ears)) ear.close()
})

test('a child hears what the whole family may read, and what names them', async () => {
  const { id } = people.family
  const mia = await listenAs(people.mia)
  await publish(null, id, 'parents')
  await publish([people.dana], id, 'named')
  const [named, all] = [await publish([people.mia], id, 'named'), await publish(null, id, 'family')]
  expect([await mia.next(), await mia.next()]).toEqual([named, all])
  mia.close()
})

test('what is rolled back is never said', async () => {
  const ear = await listenAs(people.dana)
  const failing = on.deps.scopes.asSystem(people.family.id, async (tx) => {
    const change = beginUnitOfWork(tx, people.family.id, on.clock.now())
    change.live.push({ topic: 'expense', id: randomUUID(), audience: null })
    await finishUnitOfWork(change, on.deps.enqueue)
    throw new Error('and then it failed')
  })
  await expect(failing).rejects.toThrow('and then it failed')
  const published = await publish(null)
  expect(await ear.next()).toEqual(published)
  ear.close()
})

test('leaving in one tab signs out the others, whichever process serves them, and ends their streams', async () => {
  const dana = await on.as(people.dana)
  const [here, there] = [await listenLive(await on.listen(), dana), await listenLive(await other.listen(), dana)]
  const bystander = await listenAs(people.dana)
  await dana.request({ url: '/ofw/logout' })
  for (const tab of [here, there]) {
    expect(await tab.next()).toEqual(signedOut)
    expect(await tab.next()).toBeUndefined()
  }
  const published = await publish(null)
  expect(await bystander.next()).toEqual(published)
  bystander.close()
})

test('a session that runs out, or access that is taken back, is noticed while the stream is open', async () => {
  const [dana, pat] = [await listenAs(people.dana), await listenAs(people.pat)]
  const removal = `update professional_access set status = 'removed' where professional_id = '${people.pat}'`
  await asSuperuser(on.database.superuser, removal)
  const heard: unknown[] = []
  // Access is checked at each heartbeat, so the professional soon receives nothing more.
  await vi.waitFor(async () => {
    await publish(null)
    const waited = await Promise.race([pat.next(), new Promise((resolve) => setTimeout(resolve, 100, 'silence'))])
    if (waited !== 'silence') heard.push(waited)
    expect(waited).toBe('silence')
  })
  // Until then they heard that something changed, and nothing of what it is.
  for (const one of heard) expect(one).toEqual({ event: 'change', data: { topic: 'expense', id: expect.any(String) } })
  on.clock.forward(limits.sessionLife)
  let received = await dana.next()
  while (received?.event === 'change') received = await dana.next()
  expect(received).toEqual(signedOut)
  pat.close()
})

test('one session may hold so many streams; without one there is none', async () => {
  const client = await on.as(people.sam)
  const address = await on.listen()
  const held = await Promise.all(Array.from({ length: 8 }, () => listenLive(address, client)))
  expect(held.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await listenLive(address, client)).status).toBe(429)
  for (const stream of held) stream.close()
  expect((await listenLive(address, on.anyone())).status).toBe(401)
})

test('when the connection to the database is lost the browsers come back, for they may have missed something', async () => {
  const since = String((await (await on.as(people.sam)).request({ url: '/pub/v1/family' })).headers['live-position'])
  const ear = await listenAs(people.sam)
  await asSuperuser(
    on.database.superuser,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  expect(await ear.next()).toBeUndefined()
  const again = await listenLive(await on.listen(), await on.as(people.sam), since)
  expect(again.told).toEqual([])
  expect(again.missed).toBe(true)
  const published = await publish(null)
  expect(await again.next()).toEqual(published)
  again.close()
})
