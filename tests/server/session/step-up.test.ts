import { beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { familyRoutes } from '#contract/families.ts'
import { linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import { sessionRoutes } from '#contract/session.ts'
import { keepPassword } from '#server/features/account/account.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { confirmPassword } from '#server/features/session/step-up.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { acceptedFamily } from '#tests/support/joining/accepted-family.ts'
import { acceptedOn, linkedRow } from '#tests/support/joining/linked-accounts.ts'
import { callSample, namedRoutes, routeSamplesOn } from '#tests/support/route-samples.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

/**
 * Each of these decides who gets in, leaves with everything of a person's, or ends the account, so it needs the password
 * or a passkey again. A route of that kind is added here.
 */
const guarded: readonly string[] = [
  'GET /pub/v1/me/step-up',
  'POST /pub/v1/me/second-step',
  'POST /pub/v1/me/second-step/confirm',
  'POST /pub/v1/me/second-step/passkey',
  'POST /pub/v1/me/second-step/codes',
  'DELETE /pub/v1/me/second-step',
  'POST /pub/v1/me/passkeys/options',
  'POST /pub/v1/me/passkeys',
  'DELETE /pub/v1/me/passkeys/:id',
  'PUT /pub/v1/me/username',
  'POST /pub/v1/me/email',
  'POST /pub/v1/me/everything',
  'GET /pub/v1/me/everything',
  'POST /pub/v1/me/closing',
  'POST /pub/v1/calendar-feeds',
  'POST /pub/v1/linked-accounts',
  'POST /pub/v1/linked-accounts/:id/code',
]

const password = 'Correct-horse-7'
let app: TestApp
let on: Stage
let samples: Awaited<ReturnType<typeof routeSamplesOn>>
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  samples = await routeSamplesOn(app, on)
  const hash = await hashPassword(password)
  await app.deps.scopes.beforeSignIn((tx) => keepPassword(tx, on.dana.personId, hash, app.clock.now()))
  dana = await app.as(on.dana.personId, 'asked')
})

const needed = { status: 403, body: { exception: 'passwordNeeded' } }
const byName = (name: string) => {
  const named = namedRoutes.find((one) => one.name === name)
  if (!named) throw new Error(`there is no route ${name}`)
  return named
}

test.each(guarded)('%s is refused in a session in which the password was not given again', async (name) => {
  const named = byName(name)
  const sample = samples.sampleOf(named)
  const id = await samples.idFor(named, sample)
  expect(await callSample(dana, named.route, { ...sample, id })).toMatchObject(needed)
})

test('the account of a child is reset after the password was given again', async () => {
  const id = await acceptedOn(on)
  const { version } = await linkedRow(on, id)
  const client = await app.as(on.dana.personId, 'asked')
  const reset = () =>
    client.call(linkedAccountRoutes.events, { params: { id }, body: { type: 'linkedAccount.reset', version } })
  expect(await reset()).toMatchObject(needed)
  expect((await linkedRow(on, id)).status).toBe('active')
  expect((await client.call(sessionRoutes.confirmPassword, { body: { password } })).status).toBe(204)
  expect((await reset()).status).toBe(200)
})

test('who acts as a member of another name gives the password of their account', async () => {
  const own = await acceptedFamily(app, { founder: on.sam.personId, account: on.dana.personId })
  const client = await app.as(on.dana.personId, 'asked')
  expect((await client.call(familyRoutes.choose, { body: { familyId: own } })).status).toBe(204)
  const body = { kind: 'thirdParty', firstName: 'Rosa', lastName: 'Reyes' } as const
  expect(await client.call(linkedAccountRoutes.add, { body })).toMatchObject(needed)
  expect((await client.call(sessionRoutes.confirmPassword, { body: { password } })).status).toBe(204)
  expect((await client.call(linkedAccountRoutes.add, { body })).status).toBe(201)
})

test('the password counts for its session alone', async () => {
  const other = await app.as(on.dana.personId, 'asked')
  expect((await dana.call(sessionRoutes.confirmPassword, { body: { password } })).status).toBe(204)
  expect((await dana.call(sessionRoutes.stepUp, {})).status).toBe(204)
  expect(await other.call(sessionRoutes.stepUp, {})).toMatchObject(needed)
})

test('a new password is chosen by whoever knows the present one, however lately it was given', async () => {
  await dana.call(sessionRoutes.confirmPassword, { body: { password } })
  const body = { current: 'Wrong-horse-8', next: 'Seven-quiet-lamps-2' }
  expect(await dana.call(accountRoutes.changePassword, { body })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'current', code: 'wrongPassword' }] },
  })
})

test('a password that is changed while it is checked is a wrong one, and is not noted', async () => {
  const { personId } = on.sam
  const [before, after] = [await hashPassword(password), await hashPassword('Seven-quiet-lamps-2')]
  const keep = (hash: string) => app.deps.scopes.beforeSignIn((tx) => keepPassword(tx, personId, hash, app.clock.now()))
  await keep(before)
  const client = await app.as(personId, 'asked')
  const { id: sessionId } = await app.deps.scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', personId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow(),
  )
  const changed = {
    count: async () => {
      await keep(after)
      return { locks: false, succeeded: async () => {} }
    },
  }
  const given = { password, address: '203.0.113.9', now: app.clock.now() }
  await expect(confirmPassword(app.deps, changed, { personId, sessionId }, given)).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await client.call(sessionRoutes.stepUp, {})).toMatchObject(needed)
})
