import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { sessionRoutes } from '#contract/session.ts'
import { keepPassword } from '#server/features/account/account.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { signIn as signInWith } from '#server/features/session/sign-in.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { Sent } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

const password = 'Correct-horse-7'
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(password))
})
afterAll(() => on.stop())

const signIn = (username: string, word = password, headers: Sent = {}) =>
  on.anyone().call(sessionRoutes.signIn, { body: { username, password: word } }, headers)
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
const valuesWith = (cookie: string) => on.anyone().call(sessionRoutes.localStorage, {}, { cookie })

test('the right password begins a session, however the username is written', async () => {
  const answer = await signIn('Olivia.HART')
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^evenhand=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await valuesWith(cookieOf(answer))).body).toMatchObject({ fullName: 'Olivia Hart' })
})

test('a wrong password and an unknown username get the same answer', async () => {
  const [wrong, unknown] = [await signIn('sam.keller', 'Wrong-horse-7'), await signIn('nobody.here')]
  expect(wrong).toMatchObject({ status: 401, body: { exception: 'signInFailed' } })
  expect(unknown.text).toBe(wrong.text)
  expect(unknown.headers['set-cookie']).toBeUndefined()
})

test('a password of the earlier rules, 6 to 30 characters, is heard; any other is refused unread', async () => {
  const answers = await Promise.all(
    [5, 6, 30, 31].map((length) => signIn(`nobody.of.${length}`, 'Ab1-'.padEnd(length, 'x'))),
  )
  expect(answers.map(({ status }) => status)).toEqual([400, 401, 401, 400])
  const old = 'Old-7x'
  const { dana } = await cast(on, await hashPassword(old))
  const { username } = await on.deps.scopes.beforeSignIn((tx) =>
    tx.selectFrom('person').select('username').where('id', '=', dana).executeTakeFirstOrThrow(),
  )
  expect((await signIn(username, old)).status).toBe(204)
})

test('a password that is changed while it is checked is a wrong one', async () => {
  const hash = await hashPassword('Seven-quiet-lamps-2')
  const changed = {
    count: async () => {
      await on.deps.scopes.beforeSignIn((tx) => keepPassword(tx, people.olivia, hash, on.clock.now()))
      return { locks: false, succeeded: async () => {} }
    },
  }
  const browser = async () => ({ before: undefined, devices: [], word: null })
  const attempt = { username: 'olivia.hart', password, address: '203.0.113.9', browser, now: on.clock.now() }
  await expect(signInWith(on.deps, changed, attempt)).rejects.toMatchObject({ code: 'signInFailed' })
})

test('both cost as much', async () => {
  // Measures processor time of all threads, because other work on the machine distorts elapsed time.
  const cost = async (username: string) => {
    const before = process.cpuUsage()
    await signIn(username, 'Wrong-horse-7')
    // The kernel counts the sum exactly, but only samples how it divides into user and system.
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const known = [await cost('mia.keller'), await cost('mia.keller'), await cost('mia.keller')]
  const unknown = [await cost('who.1'), await cost('who.2'), await cost('who.3')]
  // Hashing alone takes tens of milliseconds; an early answer would take a small part of that.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})

test('a sign-in gives a new session and ends the one this browser had', async () => {
  const first = cookieOf(await signIn('dana.reyes'))
  const second = cookieOf(await signIn('dana.reyes', password, { cookie: first }))
  expect(second).not.toBe(first)
  expect((await valuesWith(first)).status).toBe(401)
  expect((await valuesWith(second)).status).toBe(200)
})

test('a browser that signed in is known from then on, by a cookie of its own', async () => {
  const answer = await signIn('pat.morgan')
  const [, device] = [answer.headers['set-cookie']].flat()
  expect(device).toMatch(/^evenhand-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('over https the cookie is bound to this host and to secure connections', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://app.example.org' } })
  const { dana } = await cast(secure, await hashPassword(password))
  const body = { username: 'dana.reyes', password }
  const [session, device] = [(await secure.anyone().call(sessionRoutes.signIn, { body })).headers['set-cookie']].flat()
  expect(session).toMatch(/^__Host-evenhand=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(device).toMatch(/^__Host-evenhand-device=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const { headers } = await secure.as(dana)
  expect(headers.cookie).toMatch(/^__Host-evenhand=/)
  const answer = await (await secure.as(dana)).request({ url: '/ofw/logout' })
  expect(answer.headers['set-cookie']).toMatch(/^__Host-evenhand=;.*Path=\/;.*HttpOnly; Secure/)
  expect((await (await secure.as(dana)).call(familyRoutes.current, {})).status).toBe(200)
  await secure.stop()
})
