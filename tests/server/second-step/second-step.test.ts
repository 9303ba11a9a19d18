import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { secondStepRoutes as routes } from '#contract/second-step/second-step.ts'
import { addMs } from '#domain/time.ts'
import { completeHalf } from '#server/features/second-step/half-sign-in.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { codeAt, switchOn } from '#tests/support/sign-in/second-step.ts'
import { rightPassword } from '#tests/support/signing-in.ts'
import { type Browser, browserWith, cookieIn } from './browser.ts'

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
  // A day without tries, at the start of a step of thirty seconds.
  on.clock.forward(25 * 3_600_000)
  await bySuperuser(on.database, 'delete from second_step')
  await bySuperuser(on.database, 'delete from recovery_code')
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const browser = (): Browser => browserWith(on)

test('a sign-in with a second step begins no session until the code is right', async () => {
  const { code } = await switchOn(on, people.dana)
  const there = browser()
  const half = await there.signIn('dana.reyes')
  expect(half).toMatchObject(refused('secondStepNeeded', 401))
  expect(cookieIn(half, 'evenhand')).toBeUndefined()
  expect(cookieIn(half, 'evenhand-device')).toBeUndefined()
  expect(String(half.headers['set-cookie'])).toMatch(
    /^evenhand-half=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await there.values()).status).toBe(401)
  expect(await there.prove('000000')).toMatchObject(refused('secondStepFailed', 401))
  expect((await there.values()).status).toBe(401)
  const done = await there.prove(code())
  expect([done.status, done.text]).toEqual([204, ''])
  expect((await there.values()).body).toMatchObject({ fullName: 'Dana Reyes' })
})

test('without a second step nothing is asked, and a secret that was never confirmed asks nothing', async () => {
  await (await on.as(people.sam)).call(routes.begin, { body: {} })
  const there = browser()
  expect((await there.signIn('sam.keller')).status).toBe(204)
  expect(await there.prove('000000')).toMatchObject(refused('signInOver', 401))
})

test('a code counts from thirty seconds before its step to thirty after, to the second', async () => {
  const { secret } = await switchOn(on, people.dana)
  const step = 30_000
  const start = new Date(Math.ceil(Date.parse(on.clock.now()) / step) * step + 10 * step).toISOString()
  on.clock.forward(Date.parse(start) - Date.parse(on.clock.now()) - step - 1000)
  const there = browser()
  const give = async () => {
    await bySuperuser(on.database, 'delete from sign_in_attempt')
    await bySuperuser(on.database, 'update second_step set last_step = null')
    await there.signIn('dana.reyes')
    return (await there.prove(codeAt(secret, start))).status
  }
  const seen = [await give()]
  for (const wait of [1000, step, step - 1000, 1000, step - 1000, 1000]) {
    on.clock.forward(wait)
    seen.push(await give())
  }
  // 31 s before it begins; 30 s before; at its start; its last second; the next step's start; its last second; later.
  expect(seen).toEqual([401, 204, 204, 204, 204, 204, 401])
})

test('a code works once, and none of an earlier step after it', async () => {
  const { secret, code } = await switchOn(on, people.dana)
  const used = code()
  const before = codeAt(secret, addMs(on.clock.now(), -30_000))
  const there = browser()
  await there.signIn('dana.reyes')
  expect((await there.prove(used)).status).toBe(204)
  for (const again of [used, before]) {
    await there.signIn('dana.reyes')
    expect(await there.prove(again)).toMatchObject(refused('secondStepFailed', 401))
  }
})

test('the code by which it was switched on is used up too', async () => {
  const client = await on.as(people.dana)
  const { secret } = (await client.call(routes.begin, { body: {} })).body as { secret: string }
  const code = codeAt(secret, on.clock.now())
  expect((await client.call(routes.confirm, { body: { code } })).status).toBe(200)
  const there = browser()
  await there.signIn('dana.reyes')
  expect(await there.prove(code)).toMatchObject(refused('secondStepFailed', 401))
})

test('each of ten recovery codes works once, however it is written', async () => {
  const { codes, client } = await switchOn(on, people.dana)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){3}$/)
  const there = browser()
  for (const code of codes) {
    await there.signIn('dana.reyes')
    expect((await there.prove(code.toUpperCase().replaceAll('-', ' '))).status).toBe(204)
    await there.signIn('dana.reyes')
    expect(await there.prove(code)).toMatchObject(refused('secondStepFailed', 401))
  }
  expect((await client.call(accountRoutes.current, {})).body).toMatchObject({ secondStep: { codesLeft: 0 } })
  const rows = await bySuperuser(on.database, 'select r::text as row from recovery_code r')
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})

/** Completes a sign-in after its code was found right, as a request does that took its time. */
const completeHalfAt = (half: string) => on.deps.scopes.beforeSignIn((tx) => completeHalf(tx, half, on.clock.now()))

test('a half-done sign-in lasts ten minutes and is completed once', async () => {
  const { code, codes } = await switchOn(on, people.dana)
  const late = browser()
  await late.signIn('dana.reyes')
  on.clock.forward(600_000)
  // It is over whatever the code, so a wrong one counts as no try.
  for (const given of ['000000', code()]) expect(await late.prove(given)).toMatchObject(refused('signInOver', 401))
  const overdue = completeHalfAt(late.cookie('evenhand-half') ?? '')
  await expect(overdue).rejects.toMatchObject({ code: 'signInOver' })
  const twice = browser()
  await twice.signIn('dana.reyes')
  const half = twice.cookie('evenhand-half') ?? ''
  on.clock.forward(599_000)
  expect((await twice.prove(code())).status).toBe(204)
  expect(await twice.prove(codes[0] ?? '', half)).toMatchObject(refused('signInOver', 401))
  expect(await twice.prove(code(), 'x'.repeat(43))).toMatchObject(refused('signInOver', 401))
})

const next = 'Seven-quiet-lamps-2'

test('a changed password ends a sign-in that is half done', async () => {
  const { code, client } = await switchOn(on, people.mia)
  const there = browser()
  await there.signIn('mia.keller')
  on.clock.forward(1000)
  const body = { current: rightPassword, next }
  expect((await client.call(accountRoutes.changePassword, { body })).status).toBe(200)
  expect(await there.send(removalRoutes.ask.path, {})).toMatchObject(refused('signInOver', 401))
  expect(await there.prove(code())).toMatchObject(refused('signInOver', 401))
  const meanwhile = completeHalfAt(there.cookie('evenhand-half') ?? '')
  await expect(meanwhile).rejects.toMatchObject({ code: 'signInOver' })
  // One that begins in the same instant, with the new password, counts.
  expect(await there.signIn('mia.keller', next)).toMatchObject(refused('secondStepNeeded', 401))
  expect((await there.prove(code())).status).toBe(204)
})

test('a new password by a mailed link ends a sign-in that is half done', async () => {
  const { codes } = await switchOn(on, people.olivia)
  const there = browser()
  await there.signIn('olivia.hart')
  on.clock.forward(1000)
  const recovering = recoveringOn(on, mails)
  const token = await recovering.link('password', 'olivia.hart')
  expect((await recovering.reset(token, next, codes[0])).status).toBe(200)
  expect(await there.prove(codes[1] ?? '')).toMatchObject(refused('signInOver', 401))
})

test('the code of somebody else is no code', async () => {
  await switchOn(on, people.dana)
  const { code, codes } = await switchOn(on, people.sam)
  const there = browser()
  await there.signIn('dana.reyes')
  for (const others of [code(), codes[0] ?? ''])
    expect(await there.prove(others)).toMatchObject(refused('secondStepFailed', 401))
})

test('after five wrong codes the waits begin and grow, for every browser and new sign-in', async () => {
  const { code } = await switchOn(on, people.dana)
  const there = browser()
  await there.signIn('dana.reyes')
  const waits = async () => {
    const answer = await there.prove('000000')
    return answer.status === 429 ? Number(answer.headers['retry-after']) : answer.status
  }
  const first = []
  for (let time = 0; time < 6; time++) first.push(await waits())
  expect(first).toEqual([401, 401, 401, 401, 401, 60])
  const elsewhere = browser()
  await elsewhere.signIn('dana.reyes')
  expect((await elsewhere.prove(code())).status).toBe(429)
  on.clock.forward(60_000)
  expect([await waits(), await waits()]).toEqual([401, 120])
  on.clock.forward(120_000)
  expect((await elsewhere.prove(code())).status).toBe(204)
})

test('a mailed link asks for the second step too, to sign in and for a new password', async () => {
  const { code, codes } = await switchOn(on, people.dana)
  const recovering = recoveringOn(on, mails)
  const signIn = await recovering.signIn(await recovering.link('signIn', 'dana.reyes'))
  expect(signIn).toMatchObject(refused('secondStepNeeded', 401))
  expect(cookieIn(signIn, 'evenhand')).toBeUndefined()
  const token = await recovering.link('password', 'dana.reyes')
  expect(await recovering.reset(token, next)).toMatchObject(refused('secondStepNeeded', 401))
  expect(await recovering.reset(token, next, '000000')).toMatchObject(refused('secondStepFailed', 401))
  expect((await browser().signIn('dana.reyes')).body).toMatchObject({ exception: 'secondStepNeeded' })
  expect((await recovering.reset(token, next, codes[3])).status).toBe(200)
  const there = browser()
  await there.signIn('dana.reyes', next)
  expect((await there.prove(code())).status).toBe(204)
  on.clock.forward(60_000)
  const back = await recovering.link('password', 'dana.reyes')
  expect((await recovering.reset(back, 'Correct-horse-lamp-7', code())).status).toBe(200)
})
