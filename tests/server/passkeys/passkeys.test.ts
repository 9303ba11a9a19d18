import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { passkeyRoutes as routes } from '#contract/passkeys/passkeys.ts'
import { secondStepRoutes } from '#contract/second-step/second-step.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { ChallengePurpose } from '#server/db/schema/passkeys.ts'
import { keepChallenge, useChallenge } from '#server/features/passkeys/challenges.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { authenticatorAt } from '#tests/support/sign-in/authenticator.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { addPasskey, origin, stepUp } from './passkeys-on.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ env: { PUBLIC_URL: origin } })
  people = await cast(on, await hashPassword('Correct-horse-7'))
})
afterAll(() => on.stop())
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  for (const table of ['passkey', 'passkey_challenge', 'second_step', 'recovery_code'])
    await bySuperuser(on.database, `delete from ${table}`)
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const mails = async () =>
  (
    await bySuperuser(
      on.database,
      "delete from pgboss.job where name = 'mail.security' returning data->>'kind' as kind",
    )
  ).map(({ kind }) => kind)

test('a passkey is added under a name, told by mail, renamed and removed', async () => {
  await mails()
  const dana = await on.as(people.dana)
  const { begun, answer, id } = await addPasskey(dana, ' Dana’s phone ')
  const options = {
    rp: { id: 'app.evenhand.test', name: 'Evenhand' },
    user: { name: 'dana.reyes' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  }
  expect(begun.body).toMatchObject({ options })
  const item = { id: id(), name: 'Dana’s phone', addedAt: on.clock.now(), lastUsedAt: null }
  expect(answer).toMatchObject({ status: 201, body: item })
  expect((await dana.call(routes.list, {})).body).toEqual({ items: [item], offered: true })
  const rename = { params: { id: id() }, body: { name: 'Old phone' } }
  expect((await dana.call(routes.rename, rename)).status).toBe(204)
  expect((await dana.call(routes.list, {})).body).toMatchObject({ items: [{ name: 'Old phone' }] })
  for (const _ of ['first', 'again'])
    expect((await dana.call(routes.remove, { params: { id: id() } })).status).toBe(204)
  expect((await dana.call(routes.list, {})).body).toMatchObject({ items: [] })
  expect((await mails()).toSorted()).toEqual(['passkeyAdded', 'passkeyRemoved'])
})

test('adding and removing one needs the password or a passkey again, and either will do', async () => {
  const { passkey, id } = await addPasskey(await on.as(people.dana))
  const asked = await on.as(people.dana, 'asked')
  const needed = refused('passwordNeeded', 403)
  expect(await asked.call(routes.begin, { body: {} })).toMatchObject(needed)
  const response = authenticatorAt(origin).create({ challenge: 'x', rp: { id: 'x' }, user: { id: 'x' } })
  expect(await asked.call(routes.add, { body: { name: 'x', response } })).toMatchObject(needed)
  expect(await asked.call(routes.remove, { params: { id: id() } })).toMatchObject(needed)
  expect((await stepUp(asked, passkey)).status).toBe(204)
  expect((await asked.call(sessionRoutes.stepUp, {})).status).toBe(204)
  expect((await asked.call(routes.remove, { params: { id: id() } })).status).toBe(204)
})

test('nobody reads, renames or removes the passkey of somebody else, or gives it as their own', async () => {
  const { passkey, id } = await addPasskey(await on.as(people.dana))
  const sam = await on.as(people.sam, 'asked')
  expect((await sam.call(routes.list, {})).body).toMatchObject({ items: [] })
  expect(await sam.call(routes.rename, { params: { id: id() }, body: { name: 'x' } })).toMatchObject({ status: 404 })
  await (await on.as(people.sam)).call(routes.remove, { params: { id: id() } })
  await addPasskey(await on.as(people.sam))
  expect(await stepUp(sam, passkey)).toMatchObject(refused('passkeyRefused', 403))
  expect((await (await on.as(people.dana)).call(routes.list, {})).body).toMatchObject({ items: [{ id: id() }] })
})

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another name', { rpId: 'elsewhere.example' }],
  ['another ceremony', { type: 'webauthn.get' }],
  ['a person who was not asked', { unverified: true }],
])('a passkey for %s is not added', async (_, wrong) => {
  const { answer } = await addPasskey(await on.as(people.dana), 'x', wrong)
  expect(answer).toMatchObject(refused('passkeyRefused', 403))
})

test('a challenge counts once, for its session, its purpose and ten minutes', async () => {
  const dana = await on.as(people.dana)
  const passkey = authenticatorAt(origin)
  const begin = async () =>
    (await dana.call(routes.begin, { body: {} })).body as { options: Parameters<typeof passkey.create>[0] }
  const add = (response: ReturnType<typeof passkey.create>, client = dana) =>
    client.call(routes.add, { body: { name: 'x', response } })
  const first = passkey.create((await begin()).options)
  expect(await add(first, await on.as(people.dana))).toMatchObject(refused('passkeyRefused', 403))
  expect((await add(first)).status).toBe(201)
  expect(await add(first)).toMatchObject(refused('passkeyRefused', 403))
  // A refused answer uses its challenge up too.
  const { options } = await begin()
  expect((await add(passkey.create(options, { unverified: true }))).status).toBe(403)
  expect((await add(passkey.create(options))).status).toBe(403)
  const late = (await begin()).options
  on.clock.forward(limits.passkeys.challenge)
  const later = await on.as(people.dana)
  expect(await add(passkey.create(late), later)).toMatchObject(refused('passkeyRefused', 403))
})

test('a challenge that was made to sign in is none for a second step, and stays what it is', async () => {
  const now = on.clock.now()
  const use = (purpose: ChallengePurpose) =>
    on.deps.scopes.beforeSignIn((tx) => useChallenge(tx, 'asked', { purpose, boundTo: 'browser' }, now))
  await on.deps.scopes.beforeSignIn((tx) => keepChallenge(tx, 'asked', { purpose: 'signIn', boundTo: 'browser' }, now))
  expect([await use('secondStep'), await use('signIn'), await use('signIn')]).toEqual([false, true, false])
})

test('a passkey is added once, and a person has ten at most', async () => {
  const dana = await on.as(people.dana)
  const { passkey } = await addPasskey(dana)
  const { options } = (await (await on.as(people.sam)).call(routes.begin, { body: {} })).body as {
    options: Parameters<typeof passkey.create>[0]
  }
  expect(options.user.id).not.toBe('')
  for (let count = 1; count < limits.passkeys.most; count++) expect((await addPasskey(dana)).answer.status).toBe(201)
  expect((await addPasskey(dana)).answer).toMatchObject(refused('tooMany', 409))
})

test('the second step is switched on with a passkey, which then cannot be the last to go', async () => {
  const dana = await on.as(people.dana)
  expect(await dana.call(secondStepRoutes.confirmPasskeys, { body: {} })).toMatchObject(
    refused('secondStepChanged', 409),
  )
  const { id } = await addPasskey(dana)
  const answer = await dana.call(secondStepRoutes.confirmPasskeys, { body: {} })
  expect((answer.body as { codes: string[] }).codes).toHaveLength(limits.secondStep.codes)
  expect((await dana.call(accountRoutes.current, {})).body).toMatchObject({
    secondStep: { since: on.clock.now(), codesLeft: 10, app: false },
  })
  expect(await dana.call(secondStepRoutes.confirmPasskeys, { body: {} })).toMatchObject(
    refused('secondStepChanged', 409),
  )
  expect(await dana.call(routes.remove, { params: { id: id() } })).toMatchObject(refused('passkeyInUse', 409))
  await addPasskey(dana)
  expect((await dana.call(routes.remove, { params: { id: id() } })).status).toBe(204)
})

test('where there is an app, the last passkey may go', async () => {
  const { client } = await switchOn(on, people.dana)
  const { id } = await addPasskey(client)
  expect((await client.call(routes.remove, { params: { id: id() } })).status).toBe(204)
})
