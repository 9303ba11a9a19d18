import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Plan } from '#contract/plans.ts'
import * as plans from '#server/plans/plan-of.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Planning, planning } from './planning.ts'

const subscribed: { to: Plan | 'lapsed' } = { to: 'premium' }

let at: Planning
beforeAll(async () => {
  // A mocked module would not reach modules that the worker has already loaded, so this is a spy.
  vi.spyOn(plans, 'planOf').mockImplementation(async () => subscribed.to)
  at = await planning(await sharedApp())
})
afterAll(() => void vi.restoreAllMocks())
beforeEach(() => {
  subscribed.to = 'essentials'
})

const overPlan = [400, { validationErrors: [{ field: 'end', code: 'overPlan' }] }]
const plan = async (count: number) => {
  const { status, body } = await at.schedule(await at.owedExpense(), { total: 60_00, end: { by: 'count', count } })
  return [status, body]
}

test('Essentials gives thirty; what waits counts, and stopping gives it back', async () => {
  expect(await at.list()).toMatchObject({ left: 30 })
  expect(await plan(31)).toMatchObject(overPlan)
  const series = await at.series({ total: 60_00, end: { by: 'count', count: 20 } })
  expect(await at.list()).toMatchObject({ left: 10 })
  expect(await plan(11)).toMatchObject(overPlan)
  expect((await plan(10))[0]).toBe(201)
  expect(await at.list()).toMatchObject({ left: 0 })
  expect(await plan(1)).toMatchObject(overPlan)
  await at.command(series.id, { type: 'paymentSeries.stop', version: 1, waiting: 60_00 })
  expect(await at.list()).toMatchObject({ left: 20 })
})

test('it does not give editing: the screen is told, and the server says that only the plan is in the way', async () => {
  const series = await at.series({ total: 60_00, end: { by: 'count', count: 2 } })
  expect(series.facts.mayEdit).toBe(false)
  const edit = {
    type: 'paymentSeries.edit',
    version: 1,
    waiting: 60_00,
    name: 'Braces',
    bankAccountId: at.bankAccountId,
    total: 60_00,
    frequency: 'weekly',
    startsOn: '2026-12-04',
    end: { by: 'count', count: 2 },
  }
  const refused = { exception: 'editNotInPlan', item: { id: series.id, version: 1, facts: { mayEdit: false } } }
  expect(await at.command(series.id, edit)).toMatchObject({ status: 409, body: refused })
  // A plan would not let the other parent do it either.
  expect(await at.command(series.id, edit, 'sam')).toMatchObject({ body: { exception: 'notAllowedNow' } })
  await at.command(series.id, { type: 'paymentSeries.stop', version: 1, waiting: 60_00 })
  const stopped = { ...edit, version: 2, waiting: 0 }
  expect(await at.command(series.id, stopped)).toMatchObject({ body: { exception: 'notAllowedNow' } })
})

test.each(['trial', 'lapsed'] as const)('a plan that is %s gives none', async (to) => {
  subscribed.to = to
  expect(await at.list()).toMatchObject({ left: 0 })
  expect(await plan(1)).toMatchObject(overPlan)
})

test('the preview says what is left, and what stands in the way', async () => {
  const expenseId = await at.owedExpense()
  const before = (await at.list()) as { left: number }
  const { status, body } = await at.preview({
    expenseId,
    seriesId: null,
    total: 62_00,
    end: { by: 'count', count: 31 },
  })
  expect([status, body]).toMatchObject([
    200,
    { left: before.left, payable: 142_50, zone: 'America/New_York', problems: [{ field: 'end', code: 'overPlan' }] },
  ])
})
