import { describe, expect, test } from 'vitest'
import { type Actor, createActor, fromPromise } from 'xstate'
import { isOpenPage, redirectTarget } from '#machines/session/pages.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionCounters, sessionEvents } from '#machines/session/session.paths.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { leftOver, pathsOf, play, type Walk } from './live-walk.ts'

const sam = { userId: 'sam', auth: 'token' }
const anyPage: Walk = {
  machine: sessionMachine,
  actors: ['fetchSession'],
  ignore: sessionCounters,
  events: sessionEvents,
}
const upgradesPage = { ...anyPage, machine: sessionMachine.provide({ guards: { onOpenPage: () => true } }) }

describe('the session chart', () => {
  for (const { where, walk } of [
    { where: 'any page', walk: anyPage },
    { where: 'an upgrades page', walk: upgradesPage },
  ])
    test.each(pathsOf(walk))(`${where}: $name`, async ({ steps }) => {
      const { seen, expected } = await play(walk, steps)
      expect(seen).toEqual(expected)
    })
  test('every edge is driven on live actors', async () => {
    expect(await leftOver([anyPage, upgradesPage])).toEqual([])
  })
})

/** Starts a session that records its effects and whose requests the test answers. */
function watched(page = '/app/expenses?show=all') {
  const done: string[] = []
  const fetches: PromiseWithResolvers<StoredValues | null>[] = []
  const note = (name: string) => () => void done.push(name)
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<StoredValues | null, void>(() => {
          const fetched = Promise.withResolvers<StoredValues | null>()
          fetches.push(fetched)
          return fetched.promise
        }),
      },
      guards: { onOpenPage: () => isOpenPage(page) },
      actions: {
        storeValues: note('store'),
        announcePopulated: note('announce'),
        clearStored: note('clear'),
        clearButDrafts: note('clearButDrafts'),
        clearButRedirect: note('clearButRedirect'),
        keepRedirect: (_, redirectUrl) => void done.push(`keep ${redirectUrl}`),
        keepThisPage: note('keepThisPage'),
        endSupportChat: note('endSupportChat'),
        tellOtherTabs: (_, word) => void done.push(`tell ${word}`),
        leaveToLogout: note('logout'),
        leaveToLogin: (_, reason) => void done.push(`login ${reason}`),
        leaveToStart: note('start'),
        reopen: note('reopen'),
      },
    }),
  ).start()
  const answer = async (values: StoredValues | null | Error) => {
    const fetched = fetches.at(-1)
    if (values instanceof Error) fetched?.reject(values)
    else fetched?.resolve(values)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { actor, done, fetches, answer }
}
const stateOf = (actor: Actor<typeof sessionMachine>) => actor.getSnapshot().value

test('what was fetched is stored, then announced', async () => {
  const { actor, done, answer } = watched()
  await answer(sam)
  expect(stateOf(actor)).toEqual({ signedIn: 'active' })
  expect(done).toEqual(['store', 'announce'])
})

test('a 401 at the start is no session: this page is remembered and the login opens', async () => {
  const { actor, done, answer } = watched()
  await answer(null)
  expect(stateOf(actor)).toBe('signedOut')
  expect(done).toEqual(['clearButDrafts', 'endSupportChat', 'keepThisPage', 'tell expired', 'login none'])
})

const openPages = [
  '/app/upgrades',
  '/app/upgrades/plans?token=x',
  '/app/renewals',
  '/app/feewaiver',
  '/app/testusers',
  '/app/notfound',
]
test.each(openPages)('%s is not sent to the login', async (page) => {
  const { actor, done, answer } = watched(page)
  await answer(null)
  expect(stateOf(actor)).toBe('signedOut')
  expect(done).toEqual(['clearButDrafts', 'endSupportChat'])
})

test.each(['/app/feewaivers', '/app/renewals-x', '/app/expenses/upgrades'])('%s is sent to the login', async (page) => {
  const { done, answer } = watched(page)
  await answer(null)
  expect(done.at(-1)).toBe('login none')
})

test('no answer at the start signs nobody out, and can be tried again', async () => {
  const { actor, done, answer } = watched()
  await answer(new Error('no answer'))
  expect(stateOf(actor)).toBe('unreachable')
  actor.send({ type: 'session.restore' })
  await answer(sam)
  expect(stateOf(actor)).toEqual({ signedIn: 'active' })
  expect(done).toEqual(['store', 'announce'])
})

test('however many ask for a refresh while one runs, it is one', async () => {
  const { actor, fetches, answer } = watched()
  await answer(sam)
  for (let n = 0; n < 5; n++) actor.send({ type: 'session.refresh' })
  expect(fetches).toHaveLength(2)
  await answer(sam)
  expect(actor.getSnapshot().context.refreshes).toBe(1)
})

test('a refresh that gets no answer leaves the session as it was, and says so', async () => {
  const { actor, answer } = watched()
  await answer({ ...sam, isGraceLogin: true })
  actor.send({ type: 'session.refresh' })
  await answer(new Error('no answer'))
  expect(stateOf(actor)).toEqual({ signedIn: 'grace' })
  expect(actor.getSnapshot().context).toMatchObject({ refreshes: 0, refreshFailed: true, values: sam })
})

test('a refresh that finds another person starts afresh instead of mixing two', async () => {
  const { actor, done, answer } = watched()
  await answer(sam)
  actor.send({ type: 'session.refresh' })
  await answer({ userId: 'dana', auth: 'other' })
  expect(stateOf(actor)).toBe('signedOut')
  expect(done.slice(2)).toEqual(['clear', 'endSupportChat', 'start'])
})

test('signing out clears, keeps the page it was given, tells the other tabs, and goes to the logout', async () => {
  const { actor, done, answer } = watched()
  await answer(sam)
  actor.send({ type: 'session.signOut', redirectUrl: '/app/expenses' })
  expect(done.slice(2)).toEqual(['clear', 'keep /app/expenses', 'endSupportChat', 'tell ended', 'logout'])
  expect(actor.getSnapshot().context.values).toBeNull()
})

test('ended by another tab: this one goes to the login and tells nobody again', async () => {
  const { actor, done, answer } = watched()
  await answer(sam)
  actor.send({ type: 'session.ended' })
  expect(done.slice(2)).toEqual(['clearButRedirect', 'endSupportChat', 'login ended'])
})

test.each(openPages)('ended by another tab, %s stays, without the person', async (page) => {
  const { actor, done, answer } = watched(page)
  await answer(sam)
  actor.send({ type: 'session.ended' })
  expect(done.slice(2)).toEqual(['clearButRedirect', 'endSupportChat', 'reopen'])
})

test.each([
  ['/app/expenses', '/app/expenses'],
  ['/app/expenses?show=all#top', '/app/expenses?show=all#top'],
  ['/app/loginhelp', '/app/loginhelp'],
  ['/app', null],
  ['/app/', null],
  ['/app/?a=1', null],
  ['/app/login', null],
  ['/app/login/?next=%2Fapp%2Fexpenses', null],
  ['/app/upgrades', '/app/upgrades'],
  ['/app/upgrades/plans?token=x', '/app/upgrades/plans?token=x'],
  ['/app/help/receipts', '/app/help/receipts'],
  ['/app/notfound', '/app/notfound'],
  ['//elsewhere.example/app/x', null],
  ['/app//elsewhere.example', null],
  ['/app/\\elsewhere.example', null],
  ['https://elsewhere.example/app/x', null],
  ['/ofw/logout', null],
  ['/app/../admin', null],
  ['/app/x/../../admin', null],
  ['/app/%2e%2e/admin', null],
  ['/app/x/..//evil.example', null],
  ['/app/x/../login', null],
  ['/app/x/..', null],
  ['/app/x/.%2E/admin', null],
  ['/app/./expenses', null],
  ['/app/expenses?from=../x', '/app/expenses?from=../x'],
  ['/app/.well/x...y', '/app/.well/x...y'],
  ['', null],
  [null, null],
])('from %s the login comes back to %s', (address, target) => {
  expect(redirectTarget(address)).toBe(target)
})
