import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { password, right } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { inviterOn } from '#tests/support/joining/inviter.ts'
import {
  answerAll,
  bearerIn,
  begin,
  complete,
  current,
  deliver,
  join,
  newBrowser,
  newcomer,
  registrationIn,
  send,
  tokenIn,
} from '#tests/support/joining/joining.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const inviter = () => inviterOn(on)
const sam = { firstName: 'Sam', lastName: 'Keller' }

const open = async (token: string): Promise<TestBrowser> => {
  const browser = newBrowser(on)
  taken(await browser.call(routes.openMailed, { body: { token } }))
  return browser
}

/** Returns the token that was mailed to an address. */
const mailedTo = async (email: string): Promise<string> =>
  tokenIn((await deliver(on)).find(({ recipient }) => recipient === email))

test('a parent invites the other by mail, and sees state and date', async () => {
  const { invite, now } = await inviter()
  const email = freshAddress()
  expect(await invite(email)).toMatchObject({
    status: 201,
    body: { status: 'sent', email, otherEmail: null, sentAt: on.clock.now(), you: { party: 'inviter' } },
  })
  const [mail] = await deliver(on)
  expect(mail).toMatchObject({ recipient: email, subject: 'Ana Díaz invites you to Evenhand' })
  expect(await now()).toMatchObject({ status: 'sent', email })
})

test('the last question of a registration invites too', async () => {
  const browser = newBrowser(on)
  const email = freshAddress()
  await join(browser, newcomer(), { ...sam, email })
  expect((await deliver(on)).map(({ recipient }) => recipient)).toContain(email)
})

test('opening a link keeps its token in a cookie and changes nothing', async () => {
  const { invite, now } = await inviter()
  const email = freshAddress()
  await invite(email)
  const token = await mailedTo(email)
  const before = await now()
  await on.anyone().request({ url: `/app/join?invite=${token}` })
  const browser = newBrowser(on)
  expect(await browser.call(routes.openMailed, { body: { token } })).toMatchObject({
    status: 200,
    body: { status: 'sent', inviter: { firstName: 'Ana' }, invitee: sam, email, country: 'US' },
  })
  expect(browser.cookie('evenhand-invite')).toBe(token)
  expect(await now()).toEqual(before)
})

test('a page without the cookie names the invitation by its registration key', async () => {
  const { invite } = await inviter()
  const email = freshAddress()
  await invite(email)
  const body = { ...right.start, email, emailAgain: email } as never
  const begun = async (key: string) =>
    (await on.anyone().call(registrationRoutes.begin, { body }, { 'ofw-registration-key': key })).body
  expect(await begun(await mailedTo(email))).toMatchObject({ facts: { invited: true, admitted: true } })
  expect(await begun('no token')).toMatchObject({ facts: { invited: false } })
})

test('with another address the inviter is asked, and only their word lets it in', async () => {
  const { invite, command, now } = await inviter()
  const email = freshAddress()
  await invite(email)
  const browser = await open(await mailedTo(email))
  const who = newcomer({ firstName: 'Sam', lastName: 'Keller' })
  expect(registrationIn(await begin(browser, who))).toMatchObject({ facts: { invited: true, admitted: false } })
  await answerAll(browser, who)
  expect(await complete(browser)).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
  await deliver(on)
  expect(registrationIn(await send(browser, { type: 'registration.ask' }))).toMatchObject({
    status: 'secured',
    inviter: { firstName: 'Ana', asked: true },
  })
  expect(await deliver(on)).toMatchObject([{ subject: 'A question about your invitation to Evenhand' }])
  const waiting = await now()
  expect(waiting).toMatchObject({ status: 'sent', email, otherEmail: who.email, facts: { joinsAt: 'other' } })

  taken(await command(waiting.id, { type: 'invitation.confirm', version: waiting.version }))
  const mails = await deliver(on)
  expect(mails).toMatchObject([{ recipient: who.email, subject: 'You can finish joining Evenhand' }])
  expect(registrationIn(await current(browser)).facts).toEqual({ invited: true, admitted: false })
  expect(await complete(browser)).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
  expect(await send(browser, { type: 'registration.ask' })).toMatchObject({ body: { exception: 'notAllowedNow' } })
  taken(await browser.call(routes.openMailed, { body: { token: tokenIn(mails[0]) } }))
  expect(registrationIn(await current(browser)).facts).toEqual({ invited: true, admitted: true })
  expect(registrationIn(await complete(browser)).status).toBe('completed')
  expect(await now()).toMatchObject({ status: 'accepted', email: who.email, otherEmail: null })
  expect((await deliver(on)).map(({ subject }) => subject)).toEqual(['Your invitation to Evenhand was accepted'])
})

test('refused, the other address stays outside, and the invited one still joins', async () => {
  const { invite, command, now } = await inviter()
  const email = freshAddress()
  await invite(email)
  const token = await mailedTo(email)
  const stranger = await open(token)
  const other = newcomer()
  await begin(stranger, other)
  await answerAll(stranger, other)
  await send(stranger, { type: 'registration.ask' })
  const { id, version } = await now()
  taken(await command(id, { type: 'invitation.refuse', version }))
  expect((await complete(stranger)).status).toBe(409)
  await join(await open(token), newcomer({ email }))
  expect(await now()).toMatchObject({ status: 'accepted' })
  expect(await send(stranger, { type: 'registration.ask' })).toMatchObject({
    status: 404,
    body: { exception: 'linkOver' },
  })
})

test('a corrected address ends the link that went to the wrong one', async () => {
  const { invite, command, now } = await inviter()
  const wrong = freshAddress()
  await invite(wrong)
  const token = await mailedTo(wrong)
  const right = freshAddress()
  const { id, version } = await now()
  taken(await command(id, { type: 'invitation.correct', version, email: right }))
  expect(await newBrowser(on).call(routes.openMailed, { body: { token } })).toMatchObject({
    status: 404,
    body: { exception: 'linkOver' },
  })
  await join(await open(await mailedTo(right)), newcomer({ email: right }))
  expect(await now()).toMatchObject({ status: 'accepted' })
})

test('one address is invited three times in 30 days, whoever invites', async () => {
  const email = freshAddress()
  for (let time = 0; time < limits.invitation.sendings; time++) taken(await (await inviter()).invite(email))
  const fourth = await inviter()
  expect(await fourth.invite(email)).toMatchObject({ status: 409, body: { exception: 'invitationLimit' } })
  on.clock.forward(limits.invitation.window)
  expect((await (await inviter()).invite(email)).status).toBe(201)
})

test('declined is final for six months, for the family that was declined', async () => {
  const { who, browser, invite, now } = await inviter()
  const email = freshAddress()
  await invite(email)
  const token = await mailedTo(email)
  const invited = newBrowser(on)
  await invited.call(routes.openMailed, { body: { token } })
  const decline = () => invited.call(routes.declineMailed, { body: { token, never: false } })
  expect((await decline()).status).toBe(204)
  expect(registrationIn(await begin(invited, newcomer({ email }))).facts.invited).toBe(false)
  expect(await now()).toMatchObject({ status: 'declined' })
  expect((await decline()).status).toBe(204)
  expect(await invite(email.toUpperCase())).toMatchObject({ status: 409, body: { exception: 'invitationDeclined' } })
  expect((await (await inviter()).invite(email)).status).toBe(201)
  on.clock.forward(limits.invitation.declined)
  await browser.signIn(who.username, password)
  expect((await invite(email)).status).toBe(201)
})

test('who wants no more mails gets none from any family', async () => {
  const { invite } = await inviter()
  const email = freshAddress()
  await invite(email)
  const token = await mailedTo(email)
  taken(await newBrowser(on).call(routes.declineMailed, { body: { token, never: true } }))
  expect(await (await inviter()).invite(email)).toMatchObject({ status: 409, body: { exception: 'addressRefuses' } })
  expect(await deliver(on)).toEqual([])
})

test('an invitation ends after 30 days, and another one can be sent', async () => {
  const { who, browser, invite } = await inviter()
  const email = freshAddress()
  await invite(email)
  const token = await mailedTo(email)
  on.clock.forward(limits.invitation.life)
  await handleDueTimes(on.deps)
  expect(await newBrowser(on).call(routes.openMailed, { body: { token } })).toMatchObject({
    body: { status: 'expired' },
  })
  const late = newBrowser(on)
  await late.call(routes.openMailed, { body: { token } })
  expect(await begin(late, newcomer({ email }))).toMatchObject({ status: 404, body: { exception: 'linkOver' } })
  expect(registrationIn(await begin(late, newcomer({ email }))).facts.invited).toBe(false)
  await browser.signIn(who.username, password)
  expect((await invite(email)).status).toBe(201)
})

test('nobody invites a parent who has joined, themselves, or twice at once', async () => {
  const who = newcomer()
  const browser = newBrowser(on)
  await join(browser, who, sam)
  const bearer = await bearerIn(browser)
  const invite = (email: string) => browser.call(routes.invite, { body: { email } }, bearer)
  expect(await invite(who.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'email', code: 'ownAddress' }] },
  })
  const email = freshAddress()
  const statuses = (await Promise.all([invite(email), invite(freshAddress())])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 409])
})
