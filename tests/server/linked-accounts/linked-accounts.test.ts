import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { childRoutes } from '#contract/children/children.ts'
import { emailChangeRoutes } from '#contract/email-change/email-change.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { homeRoutes } from '#contract/home.ts'
import { limits } from '#contract/limits.ts'
import { type LinkedAccountDto, linkedAccountRoutes as routes } from '#contract/linked-accounts/linked-accounts.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { childOn, linkedRow } from '#tests/support/joining/linked-accounts.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { browserWith } from '../second-step/browser.ts'

const password = 'Nine-quiet-lamps-4'
let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

const made = async (born: string | null = '2015-05-04'): Promise<LinkedAccountDto> => {
  const childId = await childOn(on, born)
  const answer = await dana.call(routes.add, { body: { kind: 'child', childId, consent: true } })
  expect(answer.status).toBe(201)
  return answer.body as LinkedAccountDto
}
const codeOf = async (id: string, by = dana): Promise<string> => {
  const { version } = await linkedRow(on, id)
  const answer = await by.call(routes.giveCode, { params: { id }, body: { version } })
  expect(answer.status).toBe(200)
  return (answer.body as { code: string }).code
}
let networks = 0
const accept = (code: string, username: string, chosen = password) =>
  app.anyone().request({
    method: 'POST',
    url: routes.accept.path,
    payload: { code, username, password: chosen },
    remoteAddress: `203.0.113.${networks++ % 250}`,
  })
const fresh = () => `nora_${randomUUID().slice(0, 8)}`
const signIn = async (username: string, chosen = password) =>
  (await app.anyone().call(sessionRoutes.signIn, { body: { username, password: chosen } })).status
const command = async (by: TestClient, id: string, type: 'reset' | 'end' | 'reopen') => {
  const { version } = await linkedRow(on, id)
  return by.call(routes.events, { params: { id }, body: { type: `linkedAccount.${type}`, version } })
}
const statusOf = async (id: string) => (await linkedRow(on, id)).status

test('a child chooses the password by a code that a parent gives, and nobody else learns it', async () => {
  const { id, personId, status } = await made()
  expect(status).toBe('invited')
  const code = await codeOf(id, sam)
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  const username = fresh()
  const answer = await accept(code.toLowerCase().replace('-', ' '), username)
  expect(answer.status).toBe(204)
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly/)
  expect(await statusOf(id)).toBe('active')
  expect(await signIn(username)).toBe(204)
  const nora = await app.as(personId)
  expect((await nora.call(homeRoutes.waiting, {})).status).toBe(200)
  for (const route of [expenseRoutes.list, childRoutes.list, historyRoutes.list, routes.list])
    expect((await nora.call(route, { query: {} } as never)).status).toBe(403)
  expect((await nora.call(routes.get, { params: { id } })).status).toBe(404)
  expect((await dana.call(familyRoutes.current, {})).body).toMatchObject({
    members: expect.arrayContaining([expect.objectContaining({ id: personId, role: 'child', joined: true })]),
  })
  expect((await dana.call(historyRoutes.check, {})).body).toMatchObject({ broken: [] })
  expect((await dana.call(routes.get, { params: { id } })).body).toMatchObject({ username })
})

test('a child below 13 leaves no phone number and no address for mails', async () => {
  const { id, personId, consentAt } = await made('2015-05-04')
  expect(consentAt).not.toBeNull()
  expect((await accept(await codeOf(id), fresh())).status).toBe(204)
  const nora = await app.as(personId)
  const contact = { countryCode: 'US' as const, phone: '2125550123' }
  const refused = { status: 403, body: { exception: 'notAllowed' } }
  expect(await nora.call(profileRoutes.setContact, { body: contact })).toMatchObject(refused)
  const email = { email: 'nora@example.org', emailAgain: 'nora@example.org' }
  expect(await nora.call(emailChangeRoutes.ask, { body: email })).toMatchObject(refused)
  expect((await nora.call(emailChangeRoutes.current, {})).body).toEqual({ pending: null })
})

test('a code works once, for some days, and a newer one replaces it', async () => {
  const { id } = await made()
  const first = await codeOf(id)
  const second = await codeOf(id)
  const wrong = { status: 400, body: { validationErrors: [{ field: 'code', code: 'wrongGivenCode' }] } }
  expect(await accept(first, fresh())).toMatchObject(wrong)
  expect(await accept('AAAAA-AAAAA', fresh())).toMatchObject(wrong)
  expect(await accept(second, fresh(), 'short')).toMatchObject({ status: 400 })
  expect((await accept(second, fresh())).status).toBe(204)
  expect(await accept(second, fresh())).toMatchObject(wrong)
  const late = await codeOf((await made()).id)
  app.clock.forward(limits.linkedAccount.codeLife)
  expect(await accept(late, fresh())).toMatchObject(wrong)
})

test.each([
  ['the same name', (name: string) => name],
  ['different names', fresh],
])('of two devices that give one code at once, with %s, one wins and the other is told', async (_, other) => {
  const { id } = await made()
  const code = await codeOf(id)
  const username = fresh()
  const answers = await Promise.all([accept(code, username), accept(code, other(username))])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([204, 400])
  expect(lost?.body).toMatchObject({ validationErrors: [{ field: 'code', code: 'codeUsed' }] })
  expect(await statusOf(id)).toBe('active')
})

test('of two devices on which a parent makes a code at once, one gets it and the other is told', async () => {
  const { id } = await made()
  const { version } = await linkedRow(on, id)
  const ask = () => dana.call(routes.giveCode, { params: { id }, body: { version } })
  const [won, lost] = (await Promise.all([ask(), ask()])).toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body).toMatchObject({ item: { id } })
  const { code } = routes.giveCode.output.parse(won?.body)
  expect((await accept(code, fresh())).status).toBe(204)
})

test('a reset signs the child out and lets them choose again; both parents know', async () => {
  const { id, personId } = await made()
  const username = fresh()
  await accept(await codeOf(id), username)
  const nora = await app.as(personId)
  expect((await command(sam, id, 'reset')).status).toBe(200)
  expect((await nora.call(sessionRoutes.localStorage, {})).status).toBe(401)
  expect(await signIn(username)).toBe(401)
  const notices = (await dana.request({ url: '/pub/v1/notices' })).text
  expect(notices).toContain('linkedAccountReset')
  expect((await accept(await codeOf(id), username, 'Other-lamps-burn-7')).status).toBe(204)
  expect([await signIn(username), await signIn(username, 'Other-lamps-burn-7')]).toEqual([401, 204])
})

test('either parent ends the account and either reopens it, with the password that the child chose', async () => {
  const { id, personId } = await made()
  const username = fresh()
  await accept(await codeOf(id), username)
  const nora = await app.as(personId)
  expect((await command(dana, id, 'end')).status).toBe(200)
  expect([await statusOf(id), await signIn(username)]).toEqual(['inactive', 401])
  expect((await nora.call(homeRoutes.waiting, {})).status).toBe(401)
  expect((await command(sam, id, 'reopen')).status).toBe(200)
  expect([await statusOf(id), await signIn(username)]).toEqual(['active', 204])
})

test('a sign-in that is half done is over once a parent ended the account', async () => {
  const { id, personId } = await made()
  const username = fresh()
  await accept(await codeOf(id), username)
  const { code } = await switchOn(app, personId)
  const there = browserWith(app)
  await there.signIn(username, password)
  expect((await command(dana, id, 'end')).status).toBe(200)
  expect(await there.prove(code())).toMatchObject({ status: 401, body: { exception: 'signInOver' } })
})

test('once a child is 18, no parent resets the account; it can still be ended', async () => {
  const { id } = await made('2008-11-20')
  await accept(await codeOf(id), fresh())
  expect(await command(dana, id, 'reset')).toMatchObject({ status: 409 })
  expect((await command(dana, id, 'end')).status).toBe(200)
  const younger = await made('2008-11-22')
  await accept(await codeOf(younger.id), fresh())
  expect((await command(dana, younger.id, 'reset')).status).toBe(200)
})

const childNow = async (childId: string) => {
  const { items } = childRoutes.list.output.parse((await dana.call(childRoutes.list, {})).body)
  const found = items.find(({ id }) => id === childId)
  if (!found) throw new Error('there is no such child')
  return found
}
const bornOn = async (childId: string, dateOfBirth: string | null, by = sam) => {
  const { version, firstName, lastName } = await childNow(childId)
  return by.call(childRoutes.change, { params: { id: childId }, body: { version, firstName, lastName, dateOfBirth } })
}

test("no parent puts off the day on which an account is its holder's own", async () => {
  const { id, childId } = await made('2008-11-20')
  await accept(await codeOf(id), fresh())
  const kept = { status: 400, body: { validationErrors: [{ field: 'dateOfBirth', code: 'birthDateKept' }] } }
  for (const later of ['2008-11-21', '2015-05-04', null]) expect(await bornOn(childId ?? '', later)).toMatchObject(kept)
  expect((await childNow(childId ?? '')).dateOfBirth).toBe('2008-11-20')
  expect(await command(dana, id, 'reset')).toMatchObject({ status: 409 })
})

test('a date of birth that was not known, or was too late, is put right, and counts from then on', async () => {
  const { id, childId } = await made(null)
  await accept(await codeOf(id), fresh())
  for (const earlier of ['2012-03-01', '2008-11-20']) expect((await bornOn(childId ?? '', earlier)).status).toBe(200)
  expect(await command(dana, id, 'reset')).toMatchObject({ status: 409 })
  expect((await bornOn(childId ?? '', '2012-03-01')).status).toBe(400)
})

test('the date of birth of a child without an account is changed as often as parents like', async () => {
  const childId = await childOn(on, '2008-11-20')
  for (const born of ['2015-05-04', null, '2016-01-01']) expect((await bornOn(childId, born)).status).toBe(200)
})

test.each([
  ['below 13', '2013-11-21', true],
  ['of unknown age', null, true],
  ['of 13', '2013-11-20', false],
])('a child %s: whether a parent must consent', async (_, born, needed) => {
  const childId = await childOn(on, born)
  const without = await dana.call(routes.add, { body: { kind: 'child', childId } })
  if (!needed) return expect(without).toMatchObject({ status: 201, body: { consentAt: null } })
  expect(without).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'consent', code: 'required' }] },
  })
  const answer = await dana.call(routes.add, { body: { kind: 'child', childId, consent: true } })
  expect(answer).toMatchObject({ status: 201, body: { consentAt: app.clock.now() } })
})

test('a child has one account; somebody close to the family needs a name', async () => {
  const childId = await childOn(on)
  const body = { kind: 'child', childId, consent: true } as const
  expect((await dana.call(routes.add, { body })).status).toBe(201)
  expect((await sam.call(routes.add, { body })).status).toBe(409)
  const aunt = { kind: 'thirdParty', firstName: 'Rosa', lastName: 'Reyes' } as const
  const answer = await sam.call(routes.add, { body: aunt })
  expect(answer).toMatchObject({ status: 201, body: { kind: 'thirdParty', childId: null, consentAt: null } })
  expect(await dana.call(routes.add, { body: { ...aunt, firstName: ' ' } })).toMatchObject({ status: 400 })
})
