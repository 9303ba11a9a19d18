import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountDto, accountRoutes as routes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { acceptAs, invitedOn } from '#tests/support/joining/with-account.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const old = 'Correct-horse-7'
const fresh = 'Seven-quiet-lamps-2'
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(old))
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(1000))

const account = async (client: TestClient) => (await client.call(routes.current, {})).body as AccountDto
const signIn = async (username: string, password: string) =>
  (await on.anyone().call(sessionRoutes.signIn, { body: { username, password } })).status
const change = (client: TestClient, current: string, next: string) =>
  client.call(routes.changePassword, { body: { current, next } })

test('an account says who its person is, and nothing of anybody else', async () => {
  const dana = await on.as(people.dana)
  expect(await account(dana)).toEqual({
    firstName: 'Dana',
    lastName: 'Reyes',
    username: 'dana.reyes',
    email: 'dana.reyes@example.com',
    role: 'parent',
    locale: 'en-US',
    timeZone: 'America/New_York',
    passwordChangedAt: '2026-11-20T14:00:00.000Z',
    secondStep: { since: null, codesLeft: 0, app: false },
    sessions: [
      { id: expect.any(String), device: null, since: on.clock.now(), lastUsedAt: on.clock.now(), current: true },
    ],
  })
})

test('a professional who looks as a parent sees and changes their own account', async () => {
  const pat = await on.as(people.pat)
  expect(await account(pat)).toMatchObject({ username: 'pat.morgan', role: 'professional' })
  await pat.call(routes.setTimeZone, { body: { timeZone: 'America/Chicago' } })
  expect(await account(pat)).toMatchObject({ timeZone: 'America/Chicago' })
  expect(await account(await on.as(people.dana))).toMatchObject({ timeZone: 'America/New_York' })
})

test('a time zone is kept, and comes with the next session values', async () => {
  const sam = await on.as(people.sam)
  const answer = await sam.call(routes.setTimeZone, { body: { timeZone: 'Europe/London' } })
  expect(answer.status).toBe(204)
  expect((await sam.call(sessionRoutes.localStorage, {})).body).toMatchObject({ timeZone: 'Europe/London' })
})

test('the language and the time zone are those of every member as whom the account acts, and of nobody else', async () => {
  const { ana, kim } = await invitedOn(on)
  await acceptAs(kim)
  const client = await on.as(kim.personId)
  expect((await client.call(routes.setTimeZone, { body: { timeZone: 'Europe/London' } })).status).toBe(204)
  expect((await client.call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })).status).toBe(204)
  const set = await bySuperuser(
    on.database,
    `select a.account_id is not null as acts, p.locale, p.time_zone from person p
      left join member_account a on a.person_id = p.id
      where p.id = any($1) or a.account_id = $2 order by acts, p.locale`,
    [[ana.personId, kim.personId], kim.personId],
  )
  const chosen = { locale: 'es-MX', time_zone: 'Europe/London' }
  expect(set).toEqual([
    { acts: false, locale: 'en-US', time_zone: expect.not.stringContaining('London') },
    { acts: false, ...chosen },
    { acts: true, ...chosen },
  ])
})

test.each(['', 'Mars/Olympus', 'america/new_york', '+02:00', 'EST', 'America/New_York; drop', '../../etc/passwd'])(
  '"%s" is no time zone',
  async (timeZone) => {
    const answer = await (await on.as(people.sam)).call(routes.setTimeZone, { body: { timeZone } })
    expect(answer).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'timeZone', code: 'notAChoice' }] },
    })
  },
)

test('every other device is signed out, at once, and nobody else', async () => {
  const [here, there, tablet] = [await on.as(people.olivia), await on.as(people.olivia), await on.as(people.olivia)]
  const dana = await on.as(people.dana)
  expect((await account(here)).sessions).toHaveLength(3)
  expect((await here.call(routes.endOtherSessions, { body: {} })).body).toEqual({ ended: 2 })
  for (const gone of [there, tablet]) {
    expect((await gone.call(routes.current, {})).status).toBe(401)
    expect((await gone.call(sessionRoutes.localStorage, {})).status).toBe(401)
  }
  expect((await account(here)).sessions).toEqual([expect.objectContaining({ current: true })])
  expect((await dana.call(routes.current, {})).status).toBe(200)
  expect((await here.call(routes.endOtherSessions, { body: {} })).body).toEqual({ ended: 0 })
})

test('a new password counts from now on, the old one no longer, and other devices are signed out', async () => {
  const [here, there] = [await on.as(people.mia), await on.as(people.mia)]
  expect(await change(here, old, fresh)).toMatchObject({ status: 200, body: { ended: 1 } })
  expect((await there.call(routes.current, {})).status).toBe(401)
  expect(await account(here)).toMatchObject({ passwordChangedAt: on.clock.now() })
  expect([await signIn('mia.keller', old), await signIn('mia.keller', fresh)]).toEqual([401, 204])
})

test('the same press made twice is no mistake', async () => {
  const pat = await on.as(people.pat)
  expect((await change(pat, old, fresh)).status).toBe(200)
  expect((await change(pat, old, fresh)).status).toBe(200)
  expect(await signIn('pat.morgan', fresh)).toBe(204)
})

test.each([
  ['the wrong present one', 'Wrong-horse-7', fresh, 'current', 'wrongPassword'],
  ['none', '', fresh, 'current', 'required'],
  ['the one they have', old, old, 'next', 'sameAsBefore'],
  ['eleven signs', old, 'Lamps-quie7', 'next', 'passwordTooShort'],
  ['twenty-six', old, 'Seven-quiet-lamps-2-Seven-', 'next', 'passwordTooLong'],
  ['no letter', old, '8402-7716-95', 'next', 'needsLetter'],
  ['no number', old, 'Seven-quiet-lamps', 'next', 'needsNumber'],
  ['no symbol', old, 'Sevenquietlamps2', 'next', 'needsSymbol'],
  ['a part of their name', old, 'Seven-quiet-REYES-2', 'next', 'containsOwnName'],
  ['what everybody knows', old, 'P@ssw0rd1234!', 'next', 'tooCommon'],
])('%s is refused, and the password stays', async (_, current, next, field, code) => {
  const dana = await on.as(people.dana)
  expect(await change(dana, current, next)).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field, code }] },
  })
  expect(await signIn('dana.reyes', old)).toBe(204)
})

test('the present password cannot be guessed from a session that was left open', async () => {
  const sam = await on.as(people.sam)
  for (let tries = 0; tries < limits.passwordChange.tries; tries++)
    expect((await change(sam, `Wrong-horse-${tries}`, fresh)).status).toBe(400)
  expect(await change(sam, old, fresh)).toMatchObject({ status: 429, body: { exception: 'rateLimited' } })
  expect(await signIn('sam.keller', old)).toBe(204)
})
