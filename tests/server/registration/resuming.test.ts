import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { registrationRoutes as routes } from '#contract/registration/registration.ts'
import { readConfig } from '#server/config.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { joinTokenEdges } from '#tests/contract/edges/join-token.ts'
import { password, right } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import {
  answerAll,
  begin,
  complete,
  current,
  deliver,
  newBrowser,
  newcomer,
  registrationIn,
  send,
  tokenIn,
} from '#tests/support/joining/joining.ts'
import type { ReadMail } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const codeIn = (mail: ReadMail | undefined): string => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''

/** Begins somewhere and returns the token of the mailed link. */
const beginAndGoAway = async (who = newcomer()) => {
  const browser = newBrowser(on)
  registrationIn(await begin(browser, who))
  const [mail] = await deliver(on)
  expect(mail).toMatchObject({ recipient: who.email, subject: 'Continue joining Evenhand' })
  return { who, browser, token: tokenIn(mail) }
}

const askForCode = async (browser: TestBrowser, token: string): Promise<string> => {
  expect((await browser.call(routes.resume, { body: { token } })).status).toBe(204)
  return codeIn((await deliver(on))[0])
}

const giveCode = (browser: TestBrowser, token: string, code: string) =>
  browser.call(routes.resumeWithCode, { body: { token, code } })

test('a mailed link goes on elsewhere only with the code that is mailed after it', async () => {
  const { who, browser, token } = await beginAndGoAway()
  await send(browser, { type: 'registration.giveParent', ...right.parent })
  const phone = newBrowser(on)
  expect((await current(phone)).status).toBe(404)
  const code = await askForCode(phone, token)
  expect(await giveCode(phone, token, code === '000000' ? '111111' : '000000')).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'code', code: 'wrongMailedCode' }] },
  })
  expect((await current(phone)).status).toBe(404)
  expect(registrationIn(await giveCode(phone, token, code))).toMatchObject({
    status: 'parentKnown',
    answers: { email: who.email, parent: { city: 'New York' } },
  })
  // Both go on, and each sees what the other typed.
  await send(phone, { type: 'registration.giveChildren', ...right.children })
  expect(registrationIn(await current(browser))).toMatchObject({ status: 'childrenKnown', answers: { children: [{}] } })
})

test('who gave the code has shown that they read the address', async () => {
  const { who, token } = await beginAndGoAway()
  const phone = newBrowser(on)
  registrationIn(await giveCode(phone, token, await askForCode(phone, token)))
  await answerAll(phone, who)
  registrationIn(await complete(phone, null))
  const [row] = await bySuperuser(
    on.database,
    'select email_confirmed_at as at from contact_details where email = $1',
    [who.email],
  )
  expect(row?.at).toEqual(new Date(on.clock.now()))
})

test('a code works once, for ten minutes and five tries', async () => {
  const { token } = await beginAndGoAway()
  const phone = newBrowser(on)
  const first = await askForCode(phone, token)
  registrationIn(await giveCode(phone, token, first))
  expect((await giveCode(phone, token, first)).status).toBe(400)

  const second = await askForCode(phone, token)
  on.clock.forward(limits.registration.codeLife)
  expect((await giveCode(phone, token, second)).status).toBe(400)

  const third = await askForCode(phone, token)
  const wrong = third === '000000' ? '111111' : '000000'
  for (let time = 0; time < limits.registration.codeTries; time++)
    expect((await giveCode(newBrowser(on), token, wrong)).status).toBe(400)
  expect((await giveCode(newBrowser(on), token, third)).status).toBe(400)
})

test('a link that nobody was mailed is answered alike, and sends nothing', async () => {
  const browser = newBrowser(on)
  expect((await browser.call(routes.resume, { body: { token: 'x'.repeat(43) } })).status).toBe(204)
  expect(await deliver(on)).toEqual([])
  expect(await giveCode(browser, 'x'.repeat(43), '123456')).toMatchObject({
    status: 404,
    body: { exception: 'linkOver' },
  })
})

test('a request for the page of a link changes nothing', async () => {
  const { token } = await beginAndGoAway()
  const before = await bySuperuser(on.database, 'select * from registration order by id')
  await on.anyone().request({ url: `/app/join?resume=${token}` })
  expect(await bySuperuser(on.database, 'select * from registration order by id')).toEqual(before)
  expect(await deliver(on)).toEqual([])
})

test('back keeps what was typed, and a second tab is told what changed meanwhile', async () => {
  const who = newcomer()
  const browser = newBrowser(on)
  registrationIn(await begin(browser, who))
  await answerAll(browser, who)
  const { version } = registrationIn(await current(browser))
  const parent = { ...right.parent, city: 'Albany' }
  expect(registrationIn(await send(browser, { type: 'registration.giveParent', ...parent }))).toMatchObject({
    status: 'secured',
    answers: { parent: { city: 'Albany' }, username: who.username, children: [{}] },
  })
  const stale = { type: 'registration.giveParent', version, ...right.parent }
  expect(await send(browser, stale)).toMatchObject({
    status: 409,
    body: { exception: 'changedSinceSeen', item: { version: version + 1, answers: { parent: { city: 'Albany' } } } },
  })
})

test('another name or address asks for the password again, and mails the new address', async () => {
  const who = newcomer()
  const browser = newBrowser(on)
  registrationIn(await begin(browser, who))
  await answerAll(browser, who)
  await deliver(on)
  const { email } = newcomer()
  const corrected = { ...right.start, email, emailAgain: email }
  expect(registrationIn(await send(browser, { type: 'registration.correct', ...corrected }))).toMatchObject({
    status: 'childrenKnown',
    answers: { email },
  })
  expect(await deliver(on)).toMatchObject([{ recipient: email }])
  const credentials = { username: who.username, password }
  expect(registrationIn(await send(browser, { type: 'registration.giveCredentials', ...credentials })).status).toBe(
    'secured',
  )
})

test('one address is mailed three times a day, and the form answers as ever', async () => {
  const who = newcomer()
  for (let time = 0; time < 5; time++) registrationIn(await begin(newBrowser(on), who))
  expect(await deliver(on)).toHaveLength(limits.registration.mails)
})

test('it lasts a week; then what was typed is erased', async () => {
  const { who, browser, token } = await beginAndGoAway()
  await answerAll(browser, who)
  on.clock.forward(limits.registration.minutes * 60_000 - 1000)
  expect((await complete(browser, null)).status).toBe(200)

  const late = await beginAndGoAway()
  on.clock.forward(limits.registration.minutes * 60_000)
  expect(await send(late.browser, { type: 'registration.giveParent', version: 1, ...right.parent })).toMatchObject({
    status: 404,
    body: { exception: 'linkOver' },
  })
  expect((await current(late.browser)).status).toBe(404)
  expect((await giveCode(newBrowser(on), late.token, '123456')).status).toBe(404)
  await sweepExpired(on.deps)
  const rows = await bySuperuser(on.database, 'select answers, password_hash from registration where status = $1', [
    'expired',
  ])
  expect(rows).toContainEqual({ answers: null, password_hash: null })
  expect(registrationIn(await current(late.browser))).toMatchObject({ status: 'expired', answers: null })
  expect(token).not.toBe(late.token)
})

test.each(joinTokenEdges)('with JOIN_TOKEN_MINUTES %j it lasts %i minutes', (text, minutes) => {
  expect(readConfig(text === undefined ? {} : { JOIN_TOKEN_MINUTES: text }).registrationLife).toBe(minutes * 60_000)
})
