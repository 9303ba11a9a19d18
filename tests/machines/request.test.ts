import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { requestMachine } from '#machines/request/request.machine.ts'
import { requestBegins, requestEvents } from '#machines/request/request.paths.ts'
import type { Refreshed, Reply, RequestInput } from '#machines/request/request.types.ts'
import { leftOver, pathsOf, play, type Walk } from './live-walk.ts'

const [input, beforeSignIn] = requestBegins
const reply = (statusCode: number, retryAfter: number | null = null): Reply => ({
  statusCode,
  retryAfter,
  sentUnder: 0,
})
const bound: Walk = {
  machine: requestMachine,
  input,
  actors: ['sendOnce', 'awaitRefresh'],
  events: requestEvents,
}
const offline = { ...bound, machine: requestMachine.provide({ guards: { offline: () => true } }) }
const upgrades = { ...bound, machine: requestMachine.provide({ guards: { onOpenPage: () => true } }) }
const unbound = { ...bound, input: beforeSignIn }
const walks = [
  { where: 'any page', walk: bound },
  { where: 'an upgrades page', walk: upgrades },
  { where: 'without a connection', walk: offline },
  { where: 'before sign-in', walk: unbound },
]

describe('the request chart', () => {
  for (const { where, walk } of walks)
    test.each(pathsOf(walk))(`${where}: $name`, async ({ steps }) => {
      const { seen, expected } = await play(walk, steps)
      expect(seen).toEqual(expected)
    })
  test('every edge is driven on live actors', async () => {
    expect(await leftOver([bound, upgrades, offline, unbound])).toEqual([])
  })
})

/** Sends one call whose attempts get these replies in turn, on a simulated clock. */
function call(replies: readonly Reply[], change: Partial<RequestInput> = {}, refreshed: Refreshed = 'refreshed') {
  const clock = new SimulatedClock()
  const sent: number[] = []
  const refreshedUnder: number[] = []
  const actor = createActor(
    requestMachine.provide({
      actors: {
        sendOnce: fromPromise<Reply, void>(async () => {
          sent.push(clock.now())
          const next = replies[sent.length - 1]
          if (!next) throw new Error('sent too often')
          return next
        }),
        awaitRefresh: fromPromise<Refreshed, number>(async (given) => {
          refreshedUnder.push(given.input)
          return refreshed
        }),
      },
    }),
    { clock, input: { ...input, ...change } },
  ).start()
  const run = async (milliseconds = 0) => {
    for (let n = 0; n < 10; n++) await setImmediate()
    clock.increment(milliseconds)
    for (let n = 0; n < 10; n++) await setImmediate()
    return actor.getSnapshot().value
  }
  return { run, sent, refreshedUnder }
}

test('a rate limit is waited for as long as it says', async () => {
  const { run, sent } = call([reply(429, 7000), reply(200)])
  expect(await run(6999)).toBe('waiting')
  expect(await run(1)).toBe('succeeded')
  expect(sent).toEqual([0, 7000])
})

test('where it does not say, 1000 ms times the number of the attempt; three attempts in total', async () => {
  const { run, sent } = call([reply(429), reply(429), reply(429)])
  await run(1000)
  await run(2000)
  expect(await run()).toBe('failed')
  expect(sent).toEqual([0, 1000, 3000])
})

test('refreshes and waits share the three attempts', async () => {
  const { run, sent } = call([reply(401), reply(429), reply(401)])
  await run(2000)
  expect(await run()).toBe('loginRequired')
  expect(sent).toHaveLength(3)
})

test('a 401 asks for a refresh under which it was sent, then goes again', async () => {
  const { run, refreshedUnder } = call([{ ...reply(401), sentUnder: 4 }, reply(200)])
  expect(await run()).toBe('succeeded')
  expect(refreshedUnder).toEqual([4])
})

test('a session that is gone ends the call without another attempt', async () => {
  const { run, sent } = call([reply(401)], {}, 'signedOut')
  expect(await run()).toBe('loginRequired')
  expect(sent).toHaveLength(1)
})

test('the 401 of a sign-in is its answer', async () => {
  const { run, refreshedUnder } = call([reply(401)], { bound: false })
  expect(await run()).toBe('failed')
  expect(refreshedUnder).toEqual([])
})

test('a wait that is too long to sit through ends the call at once', async () => {
  expect(await call([reply(429, 30_001)]).run()).toBe('failed')
  expect(await call([reply(429, 30_000)]).run()).toBe('waiting')
})

test('the last attempt of several sends does not wait', async () => {
  const { run } = call([reply(429)], { attempts: 1 })
  expect(await run()).toBe('failed')
})

test('a refresh that fails leads to the login, unless there is no connection to it', async () => {
  const fails = (offline: boolean) =>
    createActor(
      requestMachine.provide({
        actors: {
          sendOnce: fromPromise<Reply, void>(async () => reply(401)),
          awaitRefresh: fromPromise<Refreshed, number>(async () => Promise.reject(new Error('no answer'))),
        },
        guards: { offline: () => offline },
      }),
      { input },
    ).start()
  const [online, offline] = [fails(false), fails(true)]
  for (let n = 0; n < 10; n++) await setImmediate()
  expect([online.getSnapshot().value, offline.getSnapshot().value]).toEqual(['loginRequired', 'failed'])
})
