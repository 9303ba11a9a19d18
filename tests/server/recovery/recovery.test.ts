import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionRoutes } from '#contract/session.ts'
import { makeAdministrator } from '#server/features/fee-waivers/make-administrator.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { linkIn, type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'
import { browserAt, rightPassword } from '#tests/support/signing-in.ts'

const next = 'Seven-quiet-lamps-2'
const minute = 60_000
let on: OwnApp
let people: Cast
let mails: MailServer
let recovering: Recovering
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(rightPassword))
  mails = await mailServer()
  recovering = recoveringOn(on, mails)
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(() => on.clock.forward(25 * 60 * minute))

const ended = { status: 410, body: { exception: 'linkEnded' } }
const cookiesOf = (headers: { readonly 'set-cookie'?: unknown }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((text) => String(text).split(';', 1)[0])
    .join('; ')

test('a mail with a link goes to the address of the account, and says when it was asked for', async () => {
  await recovering.ask({ kind: 'password', username: 'Dana.REYES' })
  const [mail, ...others] = await recovering.deliver()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: [{ address: 'dana.reyes@example.com' }], subject: 'Choose a new Evenhand password' })
  expect(mail?.text?.trimEnd()).toBe(`Hello Dana,

On Sat, Nov 21, 2026, 10:00 AM EST someone asked for a new password for your Evenhand account. Choose one here:

http://127.0.0.1:4300/app/passwordReset#${linkIn(mail)}

The link works once, within an hour of when you asked for it. A newer one replaces it.

If it wasn’t you, there is nothing you need to do. Do not pass this email on to anyone.`)
  expect(linkIn(mail)).toHaveLength(43)
  const rows = await bySuperuser(on.database, 'select r::text as row from recovery r')
  expect(JSON.stringify(rows)).not.toContain(linkIn(mail))
})

test('a new password ends every session and is told by mail; the link works once', async () => {
  const [here, there] = [await on.as(people.sam), await on.as(people.sam)]
  const browser = browserAt(on)
  await browser.signIn('sam.keller')
  await takeJobs(on, 'mail.security')
  const token = await recovering.link('password', 'sam.keller')
  expect(await recovering.look('password', token)).toMatchObject({ status: 200, body: { username: 'sam.keller' } })
  const answer = await recovering.reset(token, next)
  expect(answer).toMatchObject({ status: 200, body: { username: 'sam.keller' } })
  for (const client of [here, there]) expect((await client.call(sessionRoutes.localStorage, {})).status).toBe(401)
  expect(await bySuperuser(on.database, 'select 1 from known_device where person_id = $1', [people.sam])).toEqual([])
  expect(await takeJobs(on, 'mail.security')).toMatchObject([{ personId: people.sam, kind: 'passwordReset' }])
  expect((await browser.signIn('sam.keller', rightPassword)).status).toBe(401)
  expect((await browser.signIn('sam.keller', next)).status).toBe(204)
  expect(await recovering.look('password', token)).toMatchObject(ended)
  expect(await recovering.reset(token, 'Eight-quiet-lamps-2')).toMatchObject(ended)
})

test('to look at a link changes nothing, however often; a page that opens it neither', async () => {
  const token = await recovering.link('signIn', 'olivia.hart')
  for (let time = 0; time < 3; time++) expect((await recovering.look('signIn', token)).status).toBe(200)
  for (const url of ['/app/passwordReset', '/app/login', '/pub/v1/recovery'])
    await on.anyone().request({ method: 'GET', url })
  expect((await recovering.signIn(token)).status).toBe(204)
})

test('a link to sign in begins one session, ends the one of this browser, and works once', async () => {
  const before = await on.as(people.olivia)
  const token = await recovering.link('signIn', 'olivia.hart')
  const answer = await recovering.signIn(token, { cookie: before.headers.cookie })
  expect([answer.status, answer.text]).toEqual([204, ''])
  const cookie = cookiesOf(answer.headers)
  expect((await on.anyone().call(sessionRoutes.localStorage, {}, { cookie })).body).toMatchObject({
    fullName: 'Olivia Hart',
  })
  expect((await before.call(sessionRoutes.localStorage, {})).status).toBe(401)
  expect(await recovering.signIn(token)).toMatchObject(ended)
})

test('a link works for an hour, to the minute', async () => {
  const [kept, late] = [await recovering.link('password', 'mia.keller'), await recovering.link('signIn', 'mia.keller')]
  on.clock.forward(60 * minute - 1000)
  expect((await recovering.look('password', kept)).status).toBe(200)
  on.clock.forward(1000)
  expect(await recovering.look('password', kept)).toMatchObject(ended)
  expect(await recovering.reset(kept, next)).toMatchObject(ended)
  expect(await recovering.signIn(late)).toMatchObject(ended)
})

test('a newer link of the same kind replaces it, one of another kind does not', async () => {
  const first = await recovering.link('password', 'pat.morgan')
  const signIn = await recovering.link('signIn', 'pat.morgan')
  expect((await recovering.look('password', first)).status).toBe(200)
  const second = await recovering.link('password', 'pat.morgan')
  expect(await recovering.look('password', first)).toMatchObject(ended)
  expect(await recovering.reset(first, next)).toMatchObject(ended)
  expect((await recovering.look('signIn', signIn)).status).toBe(200)
  expect((await recovering.look('password', second)).status).toBe(200)
})

test('no link does what another kind does, and a changed password ends those from before', async () => {
  const password = await recovering.link('password', 'pat.morgan')
  const signIn = await recovering.link('signIn', 'pat.morgan')
  expect(await recovering.signIn(password)).toMatchObject(ended)
  expect(await recovering.reset(signIn, next)).toMatchObject(ended)
  on.clock.forward(1000)
  expect((await recovering.reset(password, next)).status).toBe(200)
  expect(await recovering.look('signIn', signIn)).toMatchObject(ended)
})

test.each([
  ['Short-7', 'passwordTooShort'],
  ['Dana-reyes-1974-x', 'containsOwnName'],
  ['dana.reyes@example.com1', 'containsOwnName'],
  ['Password-12345678', 'tooCommon'],
  ['onlyletterslikethese', 'needsNumber'],
])('the new password %s is refused as %s, and the link still works', async (word, code) => {
  const token = await recovering.link('password', 'dana.reyes')
  expect(await recovering.reset(token, word)).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'next', code }] },
  })
  expect((await recovering.look('password', token)).status).toBe(200)
})

test('the usernames of an address are mailed there, whatever its case', async () => {
  await bySuperuser(on.database, "update contact_details set email = 'dana.reyes@example.com' where person_id = $1", [
    people.mia,
  ])
  await recovering.ask({ kind: 'username', email: 'DANA.reyes@example.com' })
  const [mail, ...others] = await recovering.deliver()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: [{ address: 'dana.reyes@example.com' }], subject: 'Your Evenhand username' })
  expect(mail?.text).toContain('\n\ndana.reyes\nmia.keller\n\n')
  await bySuperuser(on.database, "update contact_details set email = 'mia.keller@example.com' where person_id = $1", [
    people.mia,
  ])
})

test('nobody is mailed where there is no account, nor whoever has no password', async () => {
  await bySuperuser(on.database, 'delete from credential where person_id = $1', [people.mia])
  await recovering.ask({ kind: 'password', username: 'nobody.here' })
  await recovering.ask({ kind: 'signIn', username: 'mia.keller' })
  await recovering.ask({ kind: 'username', email: 'mia.keller@example.com' })
  await recovering.ask({ kind: 'username', email: 'nobody@example.com' })
  expect(await recovering.deliver()).toEqual([])
})

test('an administrator has no way back by mail, which could be read before their second step is on', async () => {
  const email = 'ada.long@example.com'
  const names = { firstName: 'Ada', lastName: 'Long', locale: 'en-US' } as const
  await makeAdministrator(on.deps.scopes, { ...names, username: 'ada.long', email }, on.clock.now())
  await recovering.ask({ kind: 'password', username: 'ada.long' })
  await recovering.ask({ kind: 'signIn', username: 'ada.long' })
  await recovering.ask({ kind: 'username', email })
  expect(await recovering.deliver()).toEqual([])
})

test('what was typed comes back to the browser that asked, and to no other', async () => {
  const first = await recovering.ask({ kind: 'password', username: 'nobody.here' })
  const cookie = cookiesOf(first.headers)
  expect(first.headers['set-cookie']).toMatch(
    /^evenhand-recovery=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  await recovering.ask({ kind: 'username', email: 'nobody@example.com' }, { cookie })
  const nothing = { recoverUsername: null, recoverEmail: null }
  expect((await recovering.typed({ cookie })).body).toEqual({
    recoverUsername: 'nobody.here',
    recoverEmail: 'nobody@example.com',
  })
  expect((await recovering.typed()).body).toEqual(nothing)
  on.clock.forward(60 * minute)
  expect((await recovering.typed({ cookie })).body).toEqual(nothing)
})

test('a request that ended keeps nothing that was typed, and is gone a day later', async () => {
  await bySuperuser(on.database, 'delete from recovery')
  const rows = () => bySuperuser(on.database, 'select status, typed from recovery')
  await recovering.ask({ kind: 'password', username: 'nobody.here' })
  on.clock.forward(60 * minute)
  await sweepExpired(on.deps)
  expect(await rows()).toEqual([{ status: 'expired', typed: null }])
  on.clock.forward(24 * 60 * minute)
  await sweepExpired(on.deps)
  expect(await rows()).toEqual([])
})

test('a mailbox is not flooded, and the last link that was mailed goes on working', async () => {
  const tokens: string[] = []
  for (let time = 0; time < 21; time++) tokens.push(await recovering.link('signIn', 'thomas.bell'))
  expect([tokens.filter(Boolean).length, tokens.at(-1)]).toEqual([20, ''])
  expect((await recovering.look('signIn', tokens.at(-2) ?? '')).status).toBe(200)
})

test('one network asks twenty times in a quarter of an hour', async () => {
  const ask = () => recovering.ask({ kind: 'password', username: 'nobody.here' }, {}, '203.0.113.9')
  for (let time = 0; time < 20; time++) expect((await ask()).status).toBe(204)
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { exception: 'rateLimited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
