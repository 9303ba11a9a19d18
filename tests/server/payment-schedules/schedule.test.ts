import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { paymentSeriesSummaryDto, schedulePreviewDto } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentDto } from '#contract/payments/payments.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { planEdges } from '#tests/contract/edges/planned-payments.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Planning, planning } from './planning.ts'

let at: Planning
beforeAll(async () => {
  at = await planning(await sharedApp())
})

const factsOf = async (expenseId: string) => {
  const row = await at.on.expenseRow(expenseId)
  return at.on.scopes.asSystem(at.on.family.id, (tx) => expenseLifecycle.contextOf(tx, row, at.on.clock.now()))
}

describe('a series of six', () => {
  test('is six payments that wait, as equal as cents allow, at nine where the payer lives', async () => {
    const { payments, ...series } = await at.series({ total: 142_47 })
    expect(payments.map(({ on, at: instant, amount, status }) => [on, instant, amount, status])).toEqual([
      ['2026-12-01', '2026-12-01T14:00:00.000Z', 23_75, 'scheduled'],
      ['2027-01-01', '2027-01-01T14:00:00.000Z', 23_75, 'scheduled'],
      ['2027-02-01', '2027-02-01T14:00:00.000Z', 23_75, 'scheduled'],
      ['2027-03-01', '2027-03-01T14:00:00.000Z', 23_74, 'scheduled'],
      ['2027-04-01', '2027-04-01T13:00:00.000Z', 23_74, 'scheduled'],
      ['2027-05-01', '2027-05-01T13:00:00.000Z', 23_74, 'scheduled'],
    ])
    expect(series).toMatchObject({
      status: 'active',
      name: 'Braces',
      total: 142_47,
      waiting: 142_47,
      zone: 'America/New_York',
      next: { on: '2026-12-01', amount: 23_75 },
      upcoming: [{ on: '2026-12-01' }, { on: '2027-01-01' }, { on: '2027-02-01', amount: 23_75 }],
      facts: { ahead: 6, cutShort: false, mayEdit: true },
      bankAccountId: at.bankAccountId,
    })
  })

  test('leaves nothing of the expense to be paid twice', async () => {
    const series = await at.series()
    const facts = await factsOf(series.expense?.id ?? '')
    expect([facts.scheduled, payableOf(facts)]).toEqual([142_50, 0])
    expect((await at.on.expenseRow(series.expense?.id ?? '')).status).toBe('approved.paymentScheduled')
  })

  test('tells the receiver once, however many payments it has', async () => {
    const before = at.on.clock.now()
    const series = await at.series()
    const rows = await at.on.scopes.asViewer(at.on.sam, (tx) =>
      tx.selectFrom('notice').selectAll().where('at', '>=', before).where('kind', '=', 'scheduled').execute(),
    )
    expect(rows.filter(({ entity_id }) => entity_id === series.expense?.id)).toHaveLength(1)
  })
})

describe('an interval', () => {
  const everyThirdWeek = { frequency: 'weekly', interval: 3, end: { by: 'count', count: 3 } } as const
  const days = ['2026-12-01', '2026-12-22', '2027-01-12']

  test('is previewed, planned, stored and read as it was chosen', async () => {
    const expenseId = await at.owedExpense()
    const previewed = z.parse(schedulePreviewDto, (await at.preview({ expenseId, ...everyThirdWeek })).body)
    expect([previewed.payments.map(({ on }) => on), previewed.problems]).toEqual([days, []])
    const series = await at.series(everyThirdWeek)
    expect([series.frequency, series.interval, ...series.payments.map(({ on }) => on)]).toEqual(['weekly', 3, ...days])
    expect((await at.read(series.id)).interval).toBe(3)
    expect((await at.series()).interval).toBe(1)
    expect(await verifyFamily(at.on.scopes, recordParts, at.on.family.id, [])).toEqual([])
  })

  test('so long that not all of the payments come within the years is refused', async () => {
    const expenseId = await at.owedExpense()
    const answer = await at.schedule(expenseId, {
      frequency: 'annually',
      interval: 999,
      end: { by: 'count', count: 2 },
    })
    expect(answer.status).toBe(400)
    expect(z.parse(apiError, answer.body).validationErrors.map(({ field, code }) => [field, code])).toEqual([
      ['end', 'tooFarAhead'],
    ])
  })

  test.each([0, -1, 1000, 1.5, 1e9])('of %d is refused with its field', async (interval) => {
    const answer = await at.schedule(await at.owedExpense(), { ...everyThirdWeek, interval })
    expect([answer.status, z.parse(apiError, answer.body).validationErrors[0]]).toMatchObject([
      400,
      { field: 'interval', code: 'notFrom1To999', text: 'Enter a number from 1 to 999.' },
    ])
  })
})

test('one payment alone waits without a series', async () => {
  const expense = await at.owedExpense()
  const answer = await at.schedule(expense, {
    frequency: 'once',
    end: null,
    name: null,
    total: 100_00,
    startsOn: '2026-11-20',
  })
  expect([answer.status, answer.body]).toEqual([201, { series: null }])
  const { single } = z.parse(z.object({ single: z.array(paymentDto) }), await at.list())
  const own = single.filter(({ allocations }) => allocations[0]?.expenseId === expense)
  expect(own.map(({ status, amount, startOn, seriesId }) => [status, amount, startOn, seriesId])).toEqual([
    ['scheduled', 100_00, '2026-11-20', null],
  ])
})

describe('who sees it', () => {
  test('both parents and who looks on; the receiver neither the account nor the plan', async () => {
    const { id } = await at.series()
    const rowsOf = async (person: 'sam' | 'professional') =>
      z
        .parse(z.object({ series: z.array(paymentSeriesSummaryDto) }), await at.list(person))
        .series.find((row) => row.id === id)
    expect(await rowsOf('sam')).toMatchObject({ facts: { mayEdit: false }, you: { party: 'receiver', mode: 'self' } })
    expect(await rowsOf('professional')).toMatchObject({ you: { party: 'payer', mode: 'viewing' } })
    const answer = await at.command(id, {}, 'neighbour')
    expect(answer.status).toBe(400)
    const get = (person: 'sam' | 'child' | 'neighbour') =>
      at.cast[person].request({ method: 'GET', url: `/pub/v1/payment-series/${id}` })
    expect((await get('sam')).body).toMatchObject({ bankAccountId: null })
    expect([(await get('child')).status, (await get('neighbour')).status]).toEqual([404, 404])
  })
})

const refusal = async (change: Parameters<Planning['schedule']>[1]) => {
  const { status, body } = await at.schedule(await at.owedExpense(), change)
  const { validationErrors } = z.parse(apiError, body)
  return [status, ...validationErrors.map(({ field, code }) => `${field} ${code}`)]
}

test.each<[string, Parameters<Planning['schedule']>[1], string[]]>([
  ['more than is owed', { total: 142_51 }, ['total moreThanOwed']],
  ['a day that is over', { startsOn: '2026-11-19' }, ['startsOn inThePast']],
  [
    'no day at all',
    { frequency: 'weekdays', startsOn: '2026-11-21', end: { by: 'date', on: '2026-11-22' } },
    ['end noOccurrence'],
  ],
  ['less than a cent each', { total: 5 }, ['total lessThanACentEach']],
  [
    'too many by a date',
    { frequency: 'daily', total: 142_50, end: { by: 'date', on: '2027-12-31' } },
    ['end tooManyPayments'],
  ],
  ['too far ahead', { frequency: 'annually', end: { by: 'count', count: 12 } }, ['end tooFarAhead']],
  ['a series without a name', { name: '  ' }, ['name required']],
  ['a name of 51 characters', { name: 'n'.repeat(51) }, ['name tooLong']],
  ['no end', { end: null }, ['end required']],
])('%s is refused', async (_, change, problems) => {
  expect(await refusal(change)).toEqual([400, ...problems])
})

/** The form has fields of its own for the two kinds of an end, and one for either sum. */
const namesOnForm: Readonly<Record<string, string>> = { 'end.count': 'count', 'end.on': 'endOn', total: 'amount' }
test.each(planEdges)('a plan with $what is answered as by its form', async ({ sent, problem }) => {
  const right = { end: { by: 'count', count: 3 }, total: 142_50 } as const
  const { status, body } = await at.schedule(await at.owedExpense(), { ...right, ...sent })
  if (status === 201) return expect(problem).toBeNull()
  const [first] = z.parse(apiError, body).validationErrors
  expect([namesOnForm[first?.field ?? ''] ?? first?.field, first?.code]).toEqual(problem)
})

test('a payment above the security limit of its day is refused', async () => {
  const expense = await at.on.record(at.on.sam, { total: 2_000_00 })
  await at.on.open(at.on.dana, expense)
  await at.on.send('expense', at.on.dana, expense, { type: 'expense.approve', owed: 1_000_00 })
  const plan = (total: number) => ({ frequency: 'once', end: null, total, startsOn: '2026-11-21' }) as const
  const over = await at.schedule(expense, plan(500_01))
  expect([over.status, over.body]).toMatchObject([
    400,
    { validationErrors: [{ field: 'total', code: 'overSendingLimit' }] },
  ])
  expect((await at.schedule(expense, plan(500_00))).status).toBe(201)
})

test('an expense that has changed since is not planned', async () => {
  const expense = await at.owedExpense()
  const { status, body } = await at.schedule(expense, { version: 1 })
  expect([status, body]).toMatchObject([409, { exception: 'changedSinceSeen', item: { id: expense } }])
})

test('only who owes plans', async () => {
  const expense = await at.owedExpense()
  const body = await at.typed(expense)
  const statuses = []
  for (const person of ['sam', 'professional', 'admin', 'child', 'neighbour'] as const)
    statuses.push(
      (
        await at.cast[person].request(
          { method: 'POST', url: '/pub/v1/payment-series', payload: body },
          { 'idempotency-key': crypto.randomUUID() },
        )
      ).status,
    )
  expect(statuses).toEqual([409, 409, 409, 404, 404])
})
