import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { secondStepRoutes as routes } from '#contract/second-step/second-step.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sealIn } from '#server/features/second-step/sealing-key.ts'
import { replaceCodes } from '#server/features/second-step/second-step.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { overlapping } from '#tests/support/sign-in/overlapping.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { type Browser, browserWith } from './browser.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword('Correct-horse-7'))
})
afterAll(() => on.stop())
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  await bySuperuser(on.database, 'delete from second_step')
  await bySuperuser(on.database, 'delete from recovery_code')
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const browser = (): Browser => browserWith(on)

test('every change needs the password again', async () => {
  const { code } = await switchOn(on, people.sam)
  const asked = await on.as(people.sam, 'asked')
  for (const answer of [
    await asked.call(routes.begin, { body: {} }),
    await asked.call(routes.confirm, { body: { code: code() } }),
    await asked.call(routes.newCodes, { body: {} }),
    await asked.call(routes.end, {}),
  ])
    expect(answer).toMatchObject(refused('passwordNeeded', 403))
  expect((await asked.call(accountRoutes.current, {})).body).toMatchObject({ secondStep: { codesLeft: 10 } })
})

test('it is confirmed by a code of its own secret, replaced by nobody, and told when it is switched', async () => {
  const kinds = async () =>
    (
      await bySuperuser(
        on.database,
        "delete from pgboss.job where name = 'mail.security' returning data->>'kind' as kind",
      )
    ).map(({ kind }) => kind)
  await kinds()
  const client = await on.as(people.sam)
  expect((await client.call(accountRoutes.current, {})).body).toMatchObject({
    secondStep: { since: null, codesLeft: 0 },
  })
  expect(await client.call(routes.newCodes, { body: {} })).toMatchObject(refused('secondStepChanged', 409))
  await client.call(routes.begin, { body: {} })
  expect(await client.call(routes.confirm, { body: { code: '000000' } })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'code', code: 'wrongCode' }] },
  })
  const { codes } = await switchOn(on, people.sam)
  expect(await kinds()).toEqual(['secondStepOn'])
  expect(await client.call(routes.begin, { body: {} })).toMatchObject(refused('secondStepChanged', 409))
  const renewed = await client.call(routes.newCodes, { body: {} })
  const there = browser()
  await there.signIn('sam.keller')
  expect((await there.prove(codes[0] ?? '')).status).toBe(401)
  expect((await there.prove((renewed.body as { codes: string[] }).codes[0] ?? '')).status).toBe(204)
  await kinds()
  expect((await client.call(routes.end, {})).status).toBe(204)
  expect(await kinds()).toEqual(['secondStepOff'])
  expect((await browser().signIn('sam.keller')).status).toBe(204)
})

test('of codes that are made twice at once, ten count', async () => {
  await switchOn(on, people.sam)
  await overlapping(on, (tx) => replaceCodes(tx, people.sam))
  const rows = await bySuperuser(on.database, 'select 1 from recovery_code where person_id = $1', [people.sam])
  expect(rows).toHaveLength(10)
})

test('the square code holds the address for the app', async () => {
  const { body } = await (await on.as(people.sam)).call(routes.begin, { body: {} })
  expect(body).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringMatching(
      /^otpauth:\/\/totp\/Evenhand:sam\.keller\?issuer=Evenhand&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    ),
    qr: { size: expect.any(Number), path: expect.stringMatching(/^(?:M\d+ \d+h1v1h-1z)+$/) },
  })
})

test('a secret is sealed for its own person by a key that only the server reads', async () => {
  const { dataDir } = on.deps.config
  const secret = Buffer.from('twenty bytes of this')
  const [one, other] = [sealIn(dataDir), sealIn(dataDir)]
  const sealed = await one.seal(people.dana, secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(await other.open(people.dana, sealed)).toEqual(secret)
  await expect(other.open(people.sam, sealed)).rejects.toThrow()
  expect(statSync(join(dataDir, 'keys', 'second-step.key')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'keys', 'second-step.key')).size).toBe(32)
})

test('a session that exists goes on when the second step is switched on', async () => {
  const before = await on.as(people.dana)
  await switchOn(on, people.dana)
  expect((await before.call(sessionRoutes.localStorage, {})).status).toBe(200)
})
