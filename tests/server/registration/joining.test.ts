import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { termsVersion } from '#contract/registration/questions.ts'
import { password, right } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import {
  answerAll,
  bearerIn,
  begin,
  complete,
  current,
  join,
  newBrowser,
  newcomer,
  registrationIn,
  send,
  valuesIn,
} from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const sam = { firstName: 'Sam', lastName: 'Keller' }
const db = (text: string, values: unknown[] = []) => bySuperuser(on.database, text, values)

test('a parent joins from nothing and is signed in, with a family of their own', async () => {
  const browser = newBrowser(on)
  const who = newcomer()
  expect(registrationIn(await begin(browser, who))).toMatchObject({
    status: 'begun',
    version: 1,
    facts: { invited: false, admitted: true },
    currency: 'USD',
    timeZone: 'America/New_York',
    answers: { firstName: 'Ana', email: who.email, parent: null, children: [], username: null },
  })
  const agreedAt = on.clock.now()
  on.clock.forward(60_000)
  await answerAll(browser, who)
  expect(registrationIn(await current(browser))).toMatchObject({ status: 'secured', version: 4 })
  expect(registrationIn(await complete(browser, sam))).toMatchObject({ status: 'completed', answers: null })

  expect(await valuesIn(browser)).toMatchObject({ fullName: 'Ana Díaz', userType: 'parent', avatarColor: 'A' })
  const family = await browser.call(familyRoutes.current, {}, await bearerIn(browser))
  expect(family.body).toMatchObject({
    country: 'US',
    currency: 'USD',
    members: [
      { firstName: 'Ana', lastName: 'Díaz', role: 'parent', side: 'A', joined: true },
      { firstName: 'Sam', lastName: 'Keller', role: 'parent', side: 'B', joined: false },
    ],
    children: [{ firstName: 'Mia' }],
  })
  const [row] = await db(
    `select d.email, d.phone, d.line1, d.postal_code, d.country, d.date_of_birth::text as born, t.version,
        t.accepted_at, d.email_confirmed_at as confirmed
      from person p join contact_details d on d.person_id = p.id join accepted_terms t on t.person_id = p.id
      where p.username = $1`,
    [who.username],
  )
  expect(row).toEqual({
    email: who.email,
    phone: '2125550123',
    line1: '120 West 105th St',
    postal_code: '10025',
    country: 'US',
    born: '1988-04-12',
    version: termsVersion,
    accepted_at: new Date(agreedAt),
    confirmed: null,
  })
})

test('they can sign in with what they chose, elsewhere too', async () => {
  const who = newcomer()
  await join(newBrowser(on), who, sam)
  expect((await newBrowser(on).signIn(who.username.toUpperCase(), password)).status).toBe(204)
})

test('nobody signs in as a parent who was only named', async () => {
  await join(newBrowser(on), newcomer(), sam)
  const rows = await db("select username from person where username like '@%'")
  for (const { username } of rows) expect((await newBrowser(on).signIn(String(username), password)).status).toBe(401)
  expect(rows.length).toBeGreaterThan(0)
})

test('the record has who is who, and who has not joined', async () => {
  const browser = newBrowser(on)
  await join(browser, newcomer(), sam)
  const bearer = await bearerIn(browser)
  const { body } = await browser.call(historyRoutes.check, {}, bearer)
  expect(body).toMatchObject({ broken: [] })
})

test('nothing that was typed stays in the registration', async () => {
  const browser = newBrowser(on)
  const who = newcomer()
  await join(browser, who, null)
  const rows = await db('select answers, password_hash, resume_hash from registration where status = $1', ['completed'])
  for (const row of rows) expect(row).toEqual({ answers: null, password_hash: null, resume_hash: null })
})

test('the cookie of the registration is not readable by the page, and is gone at the end', async () => {
  const browser = newBrowser(on)
  const who = newcomer()
  const answer = await begin(browser, who)
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat()
  expect(cookie).toMatch(/^evenhand-join=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  const [stored] = await db("select from registration_token where encode(token_hash, 'escape') like '%' || $1 || '%'", [
    browser.cookie('evenhand-join'),
  ])
  expect(stored).toBeUndefined()
  await answerAll(browser, who)
  await complete(browser, null)
  expect(browser.cookie('evenhand-join')).toBeUndefined()
  expect((await current(browser)).status).toBe(404)
})

test('a taken username is the only thing that the form tells of others', async () => {
  const known = newcomer()
  await join(newBrowser(on), known)
  const browser = newBrowser(on)
  registrationIn(await begin(browser, newcomer()))
  await send(browser, { type: 'registration.giveParent', ...right.parent })
  await send(browser, { type: 'registration.giveChildren', ...right.children })
  const username = known.username.toUpperCase()
  const answer = await send(browser, { type: 'registration.giveCredentials', username, password })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      validationErrors: [{ field: 'username', code: 'usernameTaken', text: 'This username cannot be used' }],
    },
  })
})

test('a username that was taken meanwhile is told at the end, and nothing is made twice', async () => {
  const [one, other] = [newBrowser(on), newBrowser(on)]
  const who = newcomer()
  const rival = newcomer({ username: who.username })
  for (const [browser, person] of [
    [one, who],
    [other, rival],
  ] as const) {
    registrationIn(await begin(browser, person))
    await answerAll(browser, person)
  }
  registrationIn(await complete(one, null))
  expect(await complete(other, null)).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'username', code: 'usernameTaken' }] },
  })
  expect(await db('select from person where username = $1', [who.username])).toHaveLength(1)
  expect(await db('select from contact_details where email = $1', [rival.email])).toHaveLength(0)
})

test('two presses at once make one account', async () => {
  const browser = newBrowser(on)
  const who = newcomer()
  registrationIn(await begin(browser, who))
  await answerAll(browser, who)
  const { version } = registrationIn(await current(browser))
  const press = () => send(browser, { type: 'registration.complete', version, coparent: sam })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db('select from person where username = $1', [who.username])).toHaveLength(1)
})

test.each([
  ['GB', 'GBP', 'Europe/London'],
  ['MX', 'MXN', 'America/Mexico_City'],
  ['NZ', 'NZD', 'Pacific/Auckland'],
])('a family of %s begins with %s and %s', async (country, currency, timeZone) => {
  const browser = newBrowser(on)
  const who = newcomer()
  registrationIn(await begin(browser, who, { country, state: null }))
  registrationIn(
    await send(browser, { type: 'registration.giveParent', ...right.parentAbroad, countryCode: country } as never),
  )
  registrationIn(await send(browser, { type: 'registration.giveChildren', ...right.children }))
  registrationIn(
    await send(browser, { type: 'registration.giveCredentials', username: who.username, password } as never),
  )
  registrationIn(await complete(browser, null))
  const { body } = await browser.call(familyRoutes.current, {}, await bearerIn(browser))
  expect(familyDto.parse(body)).toMatchObject({ country, currency, timeZone })
})

test('an invited parent of another country gets the time zone that the registration showed', async () => {
  const { browser, email } = await invitedBrowser(on)
  const who = newcomer({ email })
  const { timeZone } = registrationIn(await begin(browser, who, { country: 'GB', state: null }))
  registrationIn(
    await send(browser, { type: 'registration.giveParent', ...right.parentAbroad, countryCode: 'GB' } as never),
  )
  registrationIn(await send(browser, { type: 'registration.giveCredentials', username: who.username, password }))
  registrationIn(await complete(browser))
  const [row] = await db('select time_zone from person where username = $1', [who.username])
  expect([timeZone, row]).toEqual(['Europe/London', { time_zone: 'Europe/London' }])
})
