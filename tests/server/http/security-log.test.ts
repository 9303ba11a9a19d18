import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { familyRoutes } from '#contract/families.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { browserAt, failing, rightPassword, wrongPassword } from '#tests/support/signing-in.ts'

let on: OwnApp
let people: Cast
const lines: string[] = []
beforeAll(async () => {
  on = await testApp({ log: logTo('trace', { write: (line) => void lines.push(line) }) })
  people = await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())

/** Returns the security events that `act` brings, in their order. */
const eventsOf = async (act: () => Promise<unknown>): Promise<unknown[]> => {
  const from = lines.length
  await act()
  return lines.slice(from).flatMap((line) => JSON.parse(line).security ?? [])
}

test('a sign-in and a failed one are logged with the person, and nothing else of them', async () => {
  const browser = browserAt(on)
  const personId = people.dana
  expect(await eventsOf(() => browser.signIn('dana.reyes', wrongPassword))).toEqual([
    { event: 'signInFailed', personId, knownDevice: false },
  ])
  expect(await eventsOf(() => browser.signIn('dana.reyes'))).toEqual([{ event: 'signedIn', personId, newDevice: true }])
  expect(await eventsOf(() => browser.signIn('dana.reyes', wrongPassword))).toEqual([
    { event: 'signInFailed', personId, knownDevice: true },
  ])
  expect(await eventsOf(() => browser.signIn('dana.reyes'))).toEqual([
    { event: 'sessionEnded', personId, by: 'signIn' },
    { event: 'signedIn', personId, newDevice: false },
  ])
  expect(await eventsOf(() => browser.signIn('nobody.here'))).toEqual([
    { event: 'signInFailed', personId: null, knownDevice: false },
  ])
})

test('a lock is logged when it begins', async () => {
  const personId = people.sam
  const events = await eventsOf(() => failing(browserAt(on, '203.0.113.9'), 'sam.keller', 7))
  const failed = { event: 'signInFailed', personId, knownDevice: false }
  expect(events).toEqual([failed, failed, failed, failed, failed, { ...failed, event: 'signInLocked' }])
})

test('a changed password, a refused one and every ended session are logged', async () => {
  const personId = people.olivia
  const [here, there, tablet] = [await on.as(personId), await on.as(personId), await on.as(personId)]
  const change = (current: string) =>
    here.call(accountRoutes.changePassword, { body: { current, next: 'Seven-quiet-lamps-2' } })
  const ended = (by: string) => ({ event: 'sessionEnded', personId, by })
  expect(await eventsOf(() => change(wrongPassword))).toEqual([{ event: 'passwordRefused', personId }])
  expect(await eventsOf(() => tablet.request({ url: '/ofw/logout' }))).toEqual([ended('signOut')])
  expect(await eventsOf(() => change(rightPassword))).toEqual([
    { event: 'passwordChanged', personId },
    ended('passwordChange'),
  ])
  expect((await there.call(accountRoutes.current, {})).status).toBe(401)
  await on.as(personId)
  expect(await eventsOf(() => here.call(accountRoutes.endOtherSessions, { body: {} }))).toEqual([ended('otherSession')])
})

test('looking at a family as one of its people begins and ends in the log', async () => {
  const browser = browserAt(on, '203.0.113.10')
  const looking = { personId: people.pat, familyId: people.family.id, viewpoint: people.dana }
  expect(await eventsOf(() => browser.signIn('pat.morgan'))).toEqual([
    { event: 'signedIn', personId: people.pat, newDevice: true },
    { event: 'lookingBegun', ...looking },
  ])
  const cookie = `evenhand=${browser.cookie('evenhand')}`
  const pat = await on.as(people.pat)
  const choose = (looksAs: string | null) => () =>
    pat.call(familyRoutes.choose, { body: { familyId: people.family.id, looksAs } })
  expect(await eventsOf(choose(null))).toEqual([{ event: 'lookingEnded', ...looking }])
  expect(await eventsOf(choose(people.dana))).toEqual([{ event: 'lookingBegun', ...looking }])
  expect(await eventsOf(choose(people.dana))).toEqual([])
  expect(await eventsOf(() => on.anyone().request({ url: '/ofw/logout' }, { cookie }))).toEqual([
    { event: 'sessionEnded', personId: people.pat, by: 'signOut' },
    { event: 'lookingEnded', ...looking },
  ])
})

test('no line of all that names anybody, an address, or what was typed', () => {
  const log = lines.join('\n')
  expect(log).toContain('"security"')
  for (const secret of [rightPassword, wrongPassword, 'Seven-quiet', 'dana', 'Reyes', 'nobody', '203.0.113', '@'])
    expect(log).not.toContain(secret)
})
