import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { passkeySignInRoutes as signInRoutes } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyRoutes as routes } from '#contract/passkeys/passkeys.ts'
import { signInsRoutes } from '#contract/sign-ins/sign-ins.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { authenticatorAt } from '#tests/support/sign-in/authenticator.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { addPasskey, origin, passkeyBrowserOn } from './passkeys-on.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ env: { PUBLIC_URL: origin } })
  people = await cast(on, await hashPassword('Correct-horse-7'))
})
afterAll(() => on.stop())
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  for (const table of ['passkey', 'passkey_challenge', 'second_step', 'recovery_code', 'past_sign_in'])
    await bySuperuser(on.database, `delete from ${table}`)
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const danas = async () => (await addPasskey(await on.as(people.dana))).passkey

test('a passkey alone signs its person in, with a second step or without one', async () => {
  const passkey = await danas()
  const there = passkeyBrowserOn(on)
  expect((await there.signIn(passkey)).status).toBe(204)
  expect((await there.values()).body).toMatchObject({ fullName: 'Dana Reyes' })
  const { client } = await switchOn(on, people.dana)
  expect((await passkeyBrowserOn(on).signIn(passkey)).status).toBe(204)
  expect((await client.call(signInsRoutes.list, { query: {} })).body).toMatchObject({
    items: [
      { first: 'passkey', second: null },
      { first: 'passkey', second: null },
    ],
  })
  expect((await client.call(routes.list, {})).body).toMatchObject({ items: [{ lastUsedAt: on.clock.now() }] })
})

test('the options name no account, and are the same for everybody but for the challenge', async () => {
  await danas()
  const options = await passkeyBrowserOn(on).begin(signInRoutes.beginSignIn)
  expect({ ...options, challenge: '' }).toEqual({
    ...(await passkeyBrowserOn(on).begin(signInRoutes.beginSignIn)),
    challenge: '',
  })
  expect(JSON.stringify(options)).not.toContain('allowCredentials":[{')
})

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another name', { rpId: 'elsewhere.example' }],
  ['another ceremony', { type: 'webauthn.create' }],
  ['a person who was not asked', { unverified: true }],
  ['a counter that did not grow', { counter: 1 }],
  ['the handle of another person', { userHandle: 'AAAA' }],
  ['another key', { signedBy: authenticatorAt(origin).privateKey }],
])('a passkey with %s begins no session, as first step or as second', async (_, wrong) => {
  const passkey = await danas()
  await passkeyBrowserOn(on).signIn(passkey)
  const there = passkeyBrowserOn(on)
  expect(await there.signIn(passkey, wrong)).toMatchObject(refused('passkeyRefused', 403))
  expect((await there.values()).status).toBe(401)
  await switchOn(on, people.dana)
  await there.withPassword('dana.reyes')
  expect(await there.prove(passkey, wrong)).toMatchObject(refused('passkeyRefused', 403))
  expect((await there.values()).status).toBe(401)
  expect((await there.prove(passkey)).status).toBe(204)
})

test('an unknown passkey and a removed one begin no session', async () => {
  const there = passkeyBrowserOn(on)
  expect(await there.signIn(authenticatorAt(origin))).toMatchObject(refused('passkeyRefused', 403))
  const dana = await on.as(people.dana)
  const { passkey, id } = await addPasskey(dana)
  await dana.call(routes.remove, { params: { id: id() } })
  expect(await there.signIn(passkey)).toMatchObject(refused('passkeyRefused', 403))
})

test('an answer counts once, in the browser that asked, for ten minutes', async () => {
  const passkey = await danas()
  const there = passkeyBrowserOn(on)
  const options = await there.begin(signInRoutes.beginSignIn)
  const response = passkey.use(options)
  const elsewhere = passkeyBrowserOn(on)
  await elsewhere.begin(signInRoutes.beginSignIn)
  expect((await elsewhere.send(signInRoutes.signIn.path, { response })).status).toBe(403)
  expect((await there.send(signInRoutes.signIn.path, { response })).status).toBe(204)
  const replay = passkeyBrowserOn(on)
  expect((await replay.send(signInRoutes.signIn.path, { response })).status).toBe(403)
  const late = await there.begin(signInRoutes.beginSignIn)
  on.clock.forward(limits.passkeys.challenge)
  expect((await there.send(signInRoutes.signIn.path, { response: passkey.use(late) })).status).toBe(403)
})

test('it is the second step of its own person, once the first was right', async () => {
  const passkey = await danas()
  const sams = (await addPasskey(await on.as(people.sam))).passkey
  await switchOn(on, people.dana)
  const there = passkeyBrowserOn(on)
  expect(await there.send(signInRoutes.beginSecondStep.path, {})).toMatchObject(refused('signInOver', 401))
  await there.withPassword('dana.reyes')
  expect(await there.prove(sams)).toMatchObject(refused('passkeyRefused', 403))
  const forFirst = passkey.use(await there.begin(signInRoutes.beginSignIn))
  expect(await there.send(signInRoutes.proveSecondStep.path, { response: forFirst })).toMatchObject(
    refused('passkeyRefused', 403),
  )
  expect((await there.prove(passkey)).status).toBe(204)
  expect((await there.values()).body).toMatchObject({ fullName: 'Dana Reyes' })
  const { items } = (await (await on.as(people.dana)).call(signInsRoutes.list, { query: {} })).body as {
    items: object[]
  }
  expect(items).toMatchObject([{ first: 'password', second: 'passkey' }])
})

test('as the second step it completes a half-done sign-in once', async () => {
  const passkey = await danas()
  await switchOn(on, people.dana)
  const there = passkeyBrowserOn(on)
  await there.withPassword('dana.reyes')
  const half = there.cookie('evenhand-half')
  const [first, second] = [
    await there.begin(signInRoutes.beginSecondStep),
    await there.begin(signInRoutes.beginSecondStep),
  ]
  const prove = (options: typeof first) =>
    there.send(signInRoutes.proveSecondStep.path, { response: passkey.use(options) }, half)
  expect((await prove(first)).status).toBe(204)
  expect(await prove(second)).toMatchObject(refused('signInOver', 401))
})

test('the second step by passkey is over after ten minutes', async () => {
  const passkey = await danas()
  await switchOn(on, people.dana)
  const there = passkeyBrowserOn(on)
  await there.withPassword('dana.reyes')
  const options = await there.begin(signInRoutes.beginSecondStep)
  on.clock.forward(limits.secondStep.life)
  const late = await there.send(signInRoutes.proveSecondStep.path, { response: passkey.use(options) })
  expect(late).toMatchObject(refused('signInOver', 401))
})

test('whoever has no passkey is offered none as a second step', async () => {
  await switchOn(on, people.sam)
  const there = passkeyBrowserOn(on)
  await there.withPassword('sam.keller')
  expect((await there.send(signInRoutes.beginSecondStep.path, {})).body).toEqual({ options: null })
})
