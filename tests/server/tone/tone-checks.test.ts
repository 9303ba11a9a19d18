import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { plans } from '#contract/plans.ts'
import { toneRoutes as routes } from '#contract/tone/tone.ts'
import { logTo } from '#server/http/log.ts'
import * as planModule from '#server/plans/plan-of.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const logged: string[] = []
let on: OwnApp
let people: Cast
let dana: TestClient
beforeAll(async () => {
  on = await testApp({ log: logTo('trace', { write: (line) => void logged.push(line) }) })
})
afterAll(() => on.stop())
beforeEach(async () => {
  people = await cast(on)
  dana = await on.as(people.dana)
})

const subscribed = (plan: keyof typeof plans | 'lapsed') =>
  vi.spyOn(planModule, 'planOf').mockImplementation(async () => plan)

const check = (draftId: string, text = 'You are such a liar.', who = dana, headers = {}) =>
  who.call(routes.check, { body: { draftId, text } }, headers)

test('the writer learns which words, of which kind, why, and a calmer way', async () => {
  const { status, body } = await check('one', 'The bag is packed. You are such a liar.')
  expect([status, body]).toEqual([
    200,
    {
      findings: [{ start: 19, end: 38, kind: 'demeaning', reason: 'insult', advice: 'describeAct' }],
      use: { allowed: null, left: null },
    },
  ])
})

test('a draft counts once, however often it is checked, and the last one is refused with what is left', async () => {
  const plan = subscribed('trial')
  const { toneChecks } = plans.trial.allows
  for (let at = 0; at < toneChecks; at += 1) expect((await check(`draft ${at}`)).status).toBe(200)
  expect((await dana.call(routes.use, {})).body).toEqual({ allowed: toneChecks, left: 0 })
  expect((await check('draft 0', 'It was changed since.')).body).toEqual({
    findings: [],
    use: { allowed: toneChecks, left: 0 },
  })
  expect(await check('another')).toMatchObject({
    status: 409,
    body: {
      exception: 'toneChecksUsed',
      userMessage:
        'You have used all the tone checks in your plan this month. Your message can be sent all the same. Premium has no limit.',
      item: { allowed: toneChecks, left: 0 },
    },
  })
  const sam = await on.as(people.sam)
  expect((await check('draft 0', 'Hello there.', sam)).body).toMatchObject({ use: { left: toneChecks - 1 } })
  plan.mockRestore()
})

test('of checks at once no more pass than one after the other', async () => {
  const plan = subscribed('trial')
  const { toneChecks } = plans.trial.allows
  for (let at = 2; at < toneChecks; at += 1) await check(`draft ${at}`)
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => check(`at once ${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  plan.mockRestore()
})

test('a plan without checks says so and names the way on', async () => {
  for (const without of ['essentials', 'lapsed'] as const) {
    const plan = subscribed(without)
    expect(await check('one')).toMatchObject({ status: 409, body: { exception: 'toneNotInPlan', item: { left: 0 } } })
    expect(await check('one', 'x', dana, { 'accept-language': 'es-MX' })).toMatchObject({
      body: { userMessage: expect.stringContaining('Premium las incluye') },
    })
    plan.mockRestore()
  }
})

test('nothing of the text is stored: a hash and a day remain, and no answer to repeat', async () => {
  const secret = 'quetzalcoatl'
  expect((await check(`draft ${secret}`, `You are such a liar, ${secret}.`)).status).toBe(200)
  const rows = await bySuperuser(on.database, 'select * from tone_check where person_id = $1', [people.dana])
  expect(rows.map((row) => Object.keys(row as object).sort())).toEqual([['counted_on', 'draft_hash', 'person_id']])
  expect(JSON.stringify(rows)).not.toContain(secret)
  const kept = await bySuperuser(
    on.database,
    "select 1 from idempotency where person_id = $1 and idempotency::text like '%tone-checks%'",
    [people.dana],
  )
  expect(kept).toEqual([])
})

test('nothing of the text is logged, whether the check is answered or refused', async () => {
  const secret = 'ahuehuetes'
  const text = `You are such a liar, ${secret}.`
  const before = logged.length
  expect((await check('a draft', text)).status).toBe(200)
  expect((await check('a draft', text.padEnd(limits.messageBody + 1, '.'))).status).toBe(400)
  const plan = subscribed('essentials')
  expect((await check('another draft', text)).status).toBe(409)
  plan.mockRestore()
  const lines = logged.slice(before)
  expect(lines.filter((line) => line.includes('tone-checks')).length).toBeGreaterThanOrEqual(3)
  for (const words of [secret, 'liar', 'draft', people.dana]) expect(lines.join('')).not.toContain(words)
})

test('whoever looks on checks nothing, and nobody sees the checks of another', async () => {
  const pat = await on.as(people.pat)
  expect((await check('one', 'x', pat)).status).toBe(403)
  expect((await pat.call(routes.use, {})).status).toBe(403)
})

test.each([
  ['one sign', 'a'],
  ['combining marks', '\u0301'],
  ['NUL', '\0'],
  ['right-to-left marks', '\u202e'],
  ['half a sign', '\ud83d'],
])('10,000 characters of %s are answered', async (_, sign) => {
  expect((await check('long', sign.repeat(limits.messageBody))).status).toBe(200)
})

test('one character more is refused by its field', async () => {
  expect(await check('long', 'a'.repeat(limits.messageBody + 1))).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'text', code: 'tooLong' }] },
  })
})
