import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { signInsRoutes } from '#contract/sign-ins/sign-ins.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { browserWith } from '../second-step/browser.ts'

let on: OwnApp
let people: Cast
let mails: MailServer
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword('Correct-horse-7'))
  mails = await mailServer()
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  for (const table of ['past_sign_in', 'session', 'second_step', 'recovery_code'])
    await bySuperuser(on.database, `delete from ${table}`)
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const device = { browser: 'firefox', system: 'windows' }
const browser = () => browserWith(on, { 'user-agent': firefox })
const mine = async (personId = people.dana, query = {}) =>
  (await (await on.as(personId)).call(signInsRoutes.list, { query })).body as {
    items: Record<string, unknown>[]
    next: string | null
  }

test('each way of signing in is kept with a coarse word for the device, newest first', async () => {
  const there = browser()
  await there.signIn('dana.reyes')
  on.clock.forward(60_000)
  await there.signIn('dana.reyes')
  const { code, codes } = await switchOn(on, people.dana)
  await there.signIn('dana.reyes')
  await there.prove(code())
  on.clock.forward(60_000)
  await there.signIn('dana.reyes')
  await there.prove(codes[0] ?? '')
  on.clock.forward(60_000)
  const recovering = recoveringOn(on, mails)
  await recovering.signIn(await recovering.link('signIn', 'dana.reyes'))
  const { items } = await mine()
  expect(items).toMatchObject([
    { device, newDevice: false, first: 'password', second: 'recoveryCode' },
    { device, newDevice: false, first: 'password', second: 'code' },
    { device, newDevice: false, first: 'password', second: null },
    { device, newDevice: true, first: 'password', second: null },
  ])
})

test('nothing that a browser says of itself is stored but the two words', async () => {
  await browserWith(on, { 'user-agent': `${firefox} Secret-model-77` }).signIn('dana.reyes')
  for (const table of ['session', 'past_sign_in', 'known_device']) {
    const rows = JSON.stringify(await bySuperuser(on.database, `select r::text as row from ${table} r`))
    expect(rows).not.toMatch(/Gecko|rv:|Secret-model|203\.0\.113/)
  }
})

test('its owner alone reads the device of a session and the sign-ins', async () => {
  await browser().signIn('dana.reyes')
  const { sessions } = (await (await on.as(people.dana)).call(accountRoutes.current, {})).body as {
    sessions: { device: unknown }[]
  }
  expect(sessions.map((one) => one.device)).toContainEqual(device)
  expect((await mine(people.sam)).items).toEqual([])
  const seen = await on.deps.scopes.asOwner(people.sam, (tx) => tx.selectFrom('past_sign_in').selectAll().execute())
  expect(seen).toEqual([])
  const unknown = await on.deps.scopes.beforeSignIn((tx) => tx.selectFrom('past_sign_in').selectAll().execute())
  expect(unknown).toEqual([])
})

test('a failed sign-in and a half-done one are no sign-ins', async () => {
  await switchOn(on, people.dana)
  const there = browser()
  await there.signIn('dana.reyes', 'Wrong-horse-8')
  await there.signIn('dana.reyes')
  await there.prove('000000')
  expect((await mine()).items).toEqual([])
})

test('they come in pages and go after a year', async () => {
  const there = browser()
  for (let time = 0; time < 3; time++) {
    on.clock.forward(60_000)
    await there.signIn('dana.reyes')
  }
  const first = await mine(people.dana, { limit: '2' })
  expect(first.items).toHaveLength(2)
  const rest = await mine(people.dana, { limit: '2', after: first.next })
  expect([rest.items.length, rest.next]).toEqual([1, null])
  on.clock.forward(365 * 24 * 3_600_000)
  expect((await mine()).items).toEqual([])
})
