import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { passkeySignInRoutes } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyResetRoutes as routes } from '#contract/recovery/passkey-reset.ts'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { secondStepRoutes } from '#contract/second-step/second-step.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Authenticator, authenticatorAt, type Wrong } from '#tests/support/sign-in/authenticator.ts'
import { type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { rightPassword } from '#tests/support/signing-in.ts'
import { addPasskey, origin, passkeyBrowserOn, requestIn } from '../passkeys/passkeys-on.ts'

const next = 'Seven-quiet-lamps-2'
let on: OwnApp
let people: Cast
let mails: MailServer
let recovering: Recovering
beforeAll(async () => {
  on = await testApp({ env: { PUBLIC_URL: origin } })
  people = await cast(on, await hashPassword(rightPassword))
  mails = await mailServer()
  recovering = recoveringOn(on, mails)
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  for (const table of ['passkey', 'passkey_challenge', 'second_step', 'recovery_code', 'recovery'])
    await bySuperuser(on.database, `delete from ${table}`)
  await bySuperuser(on.database, 'update credential set password_hash = $1', [await hashPassword(rightPassword)])
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const post = (url: string, payload: object) => on.anyone().request({ method: 'POST', url, payload })

/** Adds a passkey, on which the second step rests from then on. */
const restingOnPasskey = async (personId: string) => {
  const client = await on.as(personId)
  const { passkey } = await addPasskey(client)
  await client.call(secondStepRoutes.confirmPasskeys, { body: {} })
  return { client, passkey }
}
const danas = () => restingOnPasskey(people.dana)
const link = () => recovering.link('password', 'dana.reyes')

const begin = async (token: string) => requestIn((await post(routes.beginPasskey.path, { token })).body)
const reset = (token: string, response: object, password = next) =>
  post(routes.resetByPasskey.path, { token, next: password, response })
const resetWith = async (token: string, passkey: Authenticator, wrong: Wrong = {}) =>
  reset(token, passkey.use(await begin(token), wrong))
const opens = async (password: string) => (await passkeyBrowserOn(on).withPassword('dana.reyes', password)).body

test('a passkey is the second step of a new password, which ends every session', async () => {
  const { client, passkey } = await danas()
  const token = await link()
  expect(await recovering.reset(token, next)).toMatchObject(refused('secondStepNeeded', 401))
  expect(await resetWith(token, passkey)).toMatchObject({ status: 200, body: { username: 'dana.reyes' } })
  expect((await client.call(sessionRoutes.localStorage, {})).status).toBe(401)
  expect(await opens(rightPassword)).toMatchObject({ exception: 'signInFailed' })
  const there = passkeyBrowserOn(on)
  expect(await there.withPassword('dana.reyes', next)).toMatchObject(refused('secondStepNeeded', 401))
  expect((await there.prove(passkey)).status).toBe(204)
  expect(await post(routes.beginPasskey.path, { token })).toMatchObject(refused('linkEnded', 410))
})

test.each([
  ['of another origin', { origin: 'https://elsewhere.example' }],
  ['of another name', { rpId: 'elsewhere.example' }],
  ['of a person who was not asked', { unverified: true }],
  ['signed by another key', { signedBy: authenticatorAt(origin).privateKey }],
])('a passkey %s changes nothing, and the link still works', async (_, wrong) => {
  const { client, passkey } = await danas()
  const token = await link()
  expect(await resetWith(token, passkey, wrong)).toMatchObject(refused('passkeyRefused', 403))
  expect((await client.call(sessionRoutes.localStorage, {})).status).toBe(200)
  expect(await opens(next)).toMatchObject({ exception: 'signInFailed' })
  expect((await resetWith(token, passkey)).status).toBe(200)
})

test('nobody else’s passkey counts, nor an answer that was made for something else', async () => {
  const { passkey } = await danas()
  const sams = await restingOnPasskey(people.sam)
  const token = await link()
  expect(await resetWith(token, sams.passkey)).toMatchObject(refused('passkeyRefused', 403))
  const samsLink = await recovering.link('password', 'sam.keller')
  const elsewhere = passkeyBrowserOn(on)
  const forSignIn = passkey.use(await elsewhere.begin(passkeySignInRoutes.beginSignIn))
  await elsewhere.withPassword('dana.reyes')
  const forSecondStep = passkey.use(await elsewhere.begin(passkeySignInRoutes.beginSecondStep))
  const forAnotherLink = passkey.use(await begin(samsLink))
  for (const response of [forSignIn, forSecondStep, forAnotherLink])
    expect(await reset(token, response)).toMatchObject(refused('passkeyRefused', 403))
  const forReset = passkey.use(await begin(token))
  expect(await elsewhere.send(passkeySignInRoutes.proveSecondStep.path, { response: forReset })).toMatchObject(
    refused('passkeyRefused', 403),
  )
  expect(await opens(next)).toMatchObject({ exception: 'signInFailed' })
})

test('an answer counts once, for ten minutes; a password that is refused leaves it unused', async () => {
  const { passkey } = await danas()
  const token = await link()
  const late = passkey.use(await begin(token))
  on.clock.forward(limits.passkeys.challenge)
  expect(await reset(token, late)).toMatchObject(refused('passkeyRefused', 403))
  const response = passkey.use(await begin(token))
  expect(await reset(token, response, 'Short-7')).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'next', code: 'passwordTooShort' }] },
  })
  expect((await reset(token, response)).status).toBe(200)
  on.clock.forward(1000)
  const another = await link()
  expect(await reset(another, response)).toMatchObject(refused('passkeyRefused', 403))
})

test('no passkey is asked for where none is the second step, and a link to sign in gets no options', async () => {
  await addPasskey(await on.as(people.dana))
  const token = await link()
  expect((await post(routes.beginPasskey.path, { token })).body).toEqual({ options: null })
  const signIn = await recovering.link('signIn', 'dana.reyes')
  expect(await post(routes.beginPasskey.path, { token: signIn })).toMatchObject(refused('linkEnded', 410))
})

test('whoever gave the passkey has not lost it, so nothing removes it any more', async () => {
  const { passkey } = await danas()
  const waiting = () => bySuperuser(on.database, "select 1 from second_step_removal where status = 'waiting'")
  const half = passkeyBrowserOn(on)
  await half.withPassword('dana.reyes')
  await half.send(removalRoutes.ask.path, {})
  expect(await waiting()).toHaveLength(1)
  expect((await resetWith(await link(), passkey)).status).toBe(200)
  expect(await waiting()).toEqual([])
})
