import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  paymentSeriesDto,
  paymentSeriesRoutes as routes,
  schedulePreviewDto,
} from '#contract/payment-schedules/payment-schedules.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Planning, planning } from './planning.ts'

const needed = { status: 403, body: { exception: 'passwordNeeded' } }
let at: Planning
beforeAll(async () => {
  at = await planning(await sharedApp())
})

/** A session in which the password was not given again. */
const asked = () => at.app.as(at.on.dana.personId, 'asked')
const create = async (expenseId: string, change: object = {}) =>
  (await asked()).call(routes.create, { body: await at.typed(expenseId, change) })
const asksPassword = async (expenseId: string, seriesId: string | null = null) => {
  const days = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end: { by: 'count', count: 6 } } as const
  const body = { expenseId, seriesId, total: 142_50, ...days }
  return z.parse(schedulePreviewDto, (await (await asked()).call(routes.preview, { body })).body).asksPassword
}

test('a plan is asked about when it is agreed to, and its payments are sent without the password', async () => {
  const [first, second] = [await at.owedExpense(), await at.owedExpense()]
  expect(await asksPassword(first)).toBe(false)
  expect((await create(first, { frequency: 'once', end: null, startsOn: '2026-11-21' })).status).toBe(201)

  // Together they are above what is usual, whatever each payment is.
  expect(await asksPassword(second)).toBe(true)
  expect(await create(second)).toMatchObject(needed)
  const planned = await at.schedule(second)
  expect(planned.status).toBe(201)
  const { series } = z.parse(z.object({ series: paymentSeriesDto }), planned.body)

  expect(await asksPassword(second, series.id)).toBe(true)
  const { bankAccountId } = at
  const edit = {
    type: 'paymentSeries.edit',
    version: series.version,
    waiting: series.waiting,
    name: 'Braces, later',
    bankAccountId,
    total: 142_50,
    frequency: 'monthlyOnDay',
    startsOn: '2026-12-05',
    end: { by: 'count', count: 3 },
  } as const
  expect(await (await asked()).call(routes.events, { params: { id: series.id }, body: edit })).toMatchObject(needed)
  expect(await at.read(series.id)).toMatchObject({ version: series.version, waiting: 142_50 })

  at.app.clock.forward(24 * 3_600_000)
  await at.sweep()
  const started = await at.app.deps.scopes.asSystem(at.on.family.id, (tx) =>
    tx.selectFrom('payment').select('status').where('start_on', '=', '2026-11-21').execute(),
  )
  expect(started).toEqual([{ status: 'pending' }])
})
