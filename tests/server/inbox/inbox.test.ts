import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#domain/time.ts'
import type { ResourceKind } from '#server/bank/provider.ts'
import { storeEvent } from '#server/inbox/inbox.store.ts'
import {
  drainInbox,
  type InboxHandlers,
  inboxQueue,
  type ProviderFact,
  sweepExpiredEvents,
} from '#server/inbox/inbox.ts'
import { claimResource, refOf } from '#server/inbox/resources.ts'
import type { Enqueue, Job } from '#server/lifecycle/unit-of-work.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

const hour = 3_600_000
const deliver = async (ref: string, kind: ResourceKind = 'transfer'): Promise<string> => {
  const id = randomUUID()
  const event = { id, topic: 'customer_transfer_completed', about: { kind, ref } }
  await on.deps.scopes.beforeSignIn((tx) => storeEvent(tx, 'sandbox', event, on.clock.now()))
  return id
}
const claim = (ref: string, entityId: string) =>
  on.deps.scopes.asSystem(people.family.id, (tx) =>
    claimResource(tx, { provider: 'sandbox', ref, kind: 'transfer', familyId: people.family.id, entityId }),
  )
const outcomeOf = async (id: string) =>
  on.deps.scopes.beforeSignIn((tx) =>
    tx.selectFrom('bank_event').select(['tries', 'outcome']).where('event_id', '=', id).executeTakeFirst(),
  )
/** Returns handlers that record the facts they receive, and fail the given number of times. */
const noting = (failures = 0) => {
  const facts: ProviderFact[] = []
  let left = failures
  const transfer = async (fact: ProviderFact) => {
    facts.push(fact)
    if (left-- > 0) throw new Error('the bank did not answer')
  }
  return { facts, handlers: { transfer } satisfies InboxHandlers }
}

test('a fact reaches its family, once', async () => {
  const [ref, entityId, { facts, handlers }] = [randomUUID(), randomUUID(), noting()]
  await claim(ref, entityId)
  const id = await deliver(ref)
  await drainInbox(on.deps, handlers)
  await drainInbox(on.deps, handlers)
  expect(facts).toEqual([{ familyId: people.family.id, entityId, ref }])
  expect(await outcomeOf(id)).toEqual({ tries: 1, outcome: 'handled' })
})

test('two processes that drain at once never hold the same event', async () => {
  const { facts, handlers } = noting()
  const refs = Array.from({ length: 20 }, () => randomUUID())
  for (const ref of refs) await claim(ref, randomUUID())
  for (const ref of refs) await deliver(ref)
  await Promise.all([drainInbox(on.deps, handlers), drainInbox(on.deps, handlers), drainInbox(on.deps, handlers)])
  expect(facts.map(({ ref }) => ref).sort()).toEqual(refs.sort())
})

test('what fails is tried again, each time later', async () => {
  const [ref, { facts, handlers }] = [randomUUID(), noting(2)]
  await claim(ref, randomUUID())
  const id = await deliver(ref)
  await drainInbox(on.deps, handlers)
  on.clock.forward(3999)
  await drainInbox(on.deps, handlers)
  expect(facts).toHaveLength(1)
  on.clock.forward(1)
  await drainInbox(on.deps, handlers)
  expect(facts).toHaveLength(2)
  on.clock.forward(7999)
  await drainInbox(on.deps, handlers)
  expect(facts).toHaveLength(2)
  on.clock.forward(1)
  await drainInbox(on.deps, handlers)
  expect(facts).toHaveLength(3)
  expect(await outcomeOf(id)).toEqual({ tries: 3, outcome: 'handled' })
})

test('a failure leaves a job that comes at its hour', async () => {
  const [ref, { handlers }] = [randomUUID(), noting(1)]
  await claim(ref, randomUUID())
  await deliver(ref)
  const jobs: Job[] = []
  const enqueue: Enqueue = async (_tx, job) => void jobs.push(job)
  await drainInbox({ ...on.deps, enqueue }, handlers)
  expect(jobs).toEqual([{ queue: inboxQueue, data: {}, startAfter: addMs(on.clock.now(), 4000) }])
  on.clock.forward(4000)
  await drainInbox(on.deps, handlers)
})

test('a webhook that overtakes the answer waits for its claim', async () => {
  const [ref, entityId, { facts, handlers }] = [randomUUID(), randomUUID(), noting()]
  const id = await deliver(ref)
  await drainInbox(on.deps, handlers)
  expect(facts).toEqual([])
  await claim(ref, entityId)
  on.clock.forward(4000)
  await drainInbox(on.deps, handlers)
  expect(facts).toEqual([{ familyId: people.family.id, entityId, ref }])
  expect(await outcomeOf(id)).toMatchObject({ outcome: 'handled' })
})

test('what nobody claims for three days is set aside', async () => {
  const { facts, handlers } = noting()
  const id = await deliver(randomUUID())
  for (let hours = 0; hours <= 73; hours += 1) {
    await drainInbox(on.deps, handlers)
    on.clock.forward(hour)
  }
  expect(facts).toEqual([])
  expect(await outcomeOf(id)).toMatchObject({ outcome: 'unclaimed' })
})

test('what concerns nobody is not kept waiting', async () => {
  const id = await deliver(randomUUID(), 'bankAccount')
  await drainInbox(on.deps, noting().handlers)
  expect(await outcomeOf(id)).toEqual({ tries: 1, outcome: 'nobody' })
})

test('a claim is its family’s alone: said twice it is one, and another family neither reads nor writes it', async () => {
  const [ref, entityId] = [randomUUID(), randomUUID()]
  await claim(ref, entityId)
  await claim(ref, entityId)
  const { scopes } = on.deps
  const which = { provider: 'sandbox', kind: 'transfer', entityId } as const
  expect(await scopes.asSystem(people.family.id, (tx) => refOf(tx, which))).toBe(ref)
  expect(await scopes.asSystem(people.neighbours.id, (tx) => refOf(tx, which))).toBeUndefined()
  const theirs = { ...which, ref: randomUUID(), entityId: randomUUID(), familyId: people.family.id }
  await expect(scopes.asSystem(people.neighbours.id, (tx) => claimResource(tx, theirs))).rejects.toThrow(/row-level/)
})

test('what is long done goes, what waits stays', async () => {
  const waiting = await deliver(randomUUID())
  const done = await deliver(randomUUID(), 'bankAccount')
  await drainInbox(on.deps, noting().handlers)
  on.clock.forward(31 * 24 * hour)
  await sweepExpiredEvents(on.deps)
  expect(await outcomeOf(done)).toBeUndefined()
  expect(await outcomeOf(waiting)).toMatchObject({ outcome: null })
})
