import { afterAll, beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import { throttleOn } from '#server/http/limits/login-throttle.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { namedRoutes } from '#tests/support/route-samples.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

/** Uses up what one person, or one network, may do; as many requests would. */
const useUp = async (name: keyof typeof limits.pace, who: string) => {
  const pool = on.database.app.pool({ max: 2 })
  const throttle = throttleOn(pool, { name: `pace.${name}`, ...limits.pace[name] })
  await Promise.allSettled(Array.from({ length: limits.pace[name].tries }, () => throttle.count(who)))
  await pool.end()
}
const held = ({ status, headers, body }: TestAnswer) => [status, Number(headers['retry-after']) > 0, body]
const refused = (sentence: unknown) => [
  429,
  true,
  expect.objectContaining({ exception: 'paceExceeded', userMessage: sentence }),
]

test('exports have one budget: its end names the wait, and holds nothing and nobody else', async () => {
  const [dana, sam] = [await on.as(people.dana), await on.as(people.sam)]
  expect((await dana.call(expenseRoutes.csv, { query: {} })).status).toBe(200)
  await useUp('exports', people.dana)
  const sentence = expect.stringMatching(
    /^You have tried this too many times in a row\. Try again in (\d+ minutes? )?\d+ (minutes?|seconds?)\.$/,
  )
  for (const route of [expenseRoutes.csv, paymentActivityRoutes.csv, historyRoutes.export])
    expect(held(await dana.call(route, { query: {} }))).toEqual(refused(sentence))
  const inSpanish = await dana.call(expenseRoutes.csv, { query: {} }, { 'accept-language': 'es-MX' })
  expect(held(inSpanish)).toEqual(refused(expect.stringContaining('Inténtalo de nuevo en ')))

  expect((await dana.call(expenseRoutes.list, { query: {} })).status).toBe(200)
  expect((await dana.call(historyRoutes.export, { query: { format: 'pdf' } })).status).toBe(200)
  expect((await sam.call(expenseRoutes.csv, { query: {} })).status).toBe(200)
})

test('a PDF has a budget of its own beside the signed JSON', async () => {
  const sam = await on.as(people.sam)
  await useUp('pdf', people.sam)
  expect((await sam.call(historyRoutes.export, { query: { format: 'pdf' } })).status).toBe(429)
  expect((await sam.call(historyRoutes.export, { query: {} })).status).toBe(200)
})

test('previews of plans share a budget, for the person and not for the address', async () => {
  const [dana, sam] = [await on.as(people.dana), await on.as(people.sam)]
  const body = {
    expenseId: crypto.randomUUID(),
    seriesId: null,
    total: 100,
    ...({ frequency: 'once', startsOn: '2026-12-01', end: null } as const),
  }
  expect((await dana.call(paymentSeriesRoutes.preview, { body })).status).toBe(404)
  await useUp('previews', people.dana)
  expect((await dana.call(paymentSeriesRoutes.preview, { body })).status).toBe(429)
  expect((await sam.call(paymentSeriesRoutes.preview, { body })).status).toBe(404)
})

test('the description of the API is counted by network, and its style is not', async () => {
  const anyone = on.anyone()
  await useUp('description', '127.0.0.1')
  const page = await anyone.request({ url: '/pub/v1/docs' })
  expect([page.status, (await anyone.request({ url: '/pub/v1/openapi.json' })).status]).toEqual([429, 429])
  expect((await anyone.request({ url: '/pub/v1/docs.css' })).status).toBe(200)
  expect((await anyone.request({ url: '/pub/v1/docs', remoteAddress: '203.0.113.7' })).status).toBe(200)
})

test('these routes have a budget', () => {
  expect(
    namedRoutes.flatMap(({ name, route: { pace } }) =>
      pace ? [[name, typeof pace === 'string' ? pace : 'by format']] : [],
    ),
  ).toEqual([
    ['GET /pub/v1/expenses.csv', 'exports'],
    ['GET /pub/v1/payments.csv', 'exports'],
    ['GET /pub/v1/message-report', 'by format'],
    ['POST /pub/v1/threads/:id/exhibit', 'pdf'],
    ['GET /pub/v1/journal-report', 'by format'],
    ['GET /pub/v1/info-bank-report', 'by format'],
    ['GET /pub/v1/my-files.zip', 'exports'],
    ['GET /pub/v1/calendar-report', 'by format'],
    ['POST /pub/v1/calendar-files', 'calendarFiles'],
    ['POST /pub/v1/payment-series/preview', 'previews'],
    ['POST /pub/v1/support-orders/:id/payment-series/preview', 'previews'],
    ['GET /pub/v1/history/:id/proof', 'exports'],
    ['GET /pub/v1/history-export', 'by format'],
    ['GET /pub/v1/me/everything', 'takeouts'],
    ['POST /pub/v1/tone-checks', 'toneChecks'],
  ])
})
