import { beforeAll, describe, expect, test } from 'vitest'
import type { PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Planning, planning } from './planning.ts'

let at: Planning
beforeAll(async () => {
  at = await planning(await sharedApp())
})

const stop = (series: PaymentSeriesDto, change: object = {}) =>
  at.command(series.id, { type: 'paymentSeries.stop', version: series.version, waiting: series.waiting, ...change })
const edit = ({ id, version, waiting }: PaymentSeriesDto, change: object = {}) =>
  at.command(id, {
    type: 'paymentSeries.edit',
    version,
    waiting,
    name: 'Braces, faster',
    bankAccountId: at.bankAccountId,
    total: 142_50,
    frequency: 'weekly',
    startsOn: '2026-12-04',
    end: { by: 'count', count: 3 },
    ...change,
  })
const whole = () => verifyFamily(at.on.scopes, recordParts, at.on.family.id, [])
describe('stopping', () => {
  test('stops all that waits, frees the expense, and is told once', async () => {
    const series = await at.series()
    expect((await stop(series)).status).toBe(200)
    const after = await at.read(series.id)
    expect([after.status, after.waiting, after.next, after.upcoming, after.facts.ahead]).toEqual([
      'stopped',
      0,
      null,
      [],
      0,
    ])
    expect(await at.statuses(series.id)).toEqual(Array(6).fill('stopped'))
    expect((await at.on.expenseRow(series.expense?.id ?? '')).status).toBe('approved.newPaymentNeeded')
    expect(await at.on.noticesOf(series.id)).toEqual({ dana: [], sam: ['scheduleStopped'] })
    for (const { id } of series.payments) expect(await at.on.noticesOf(id)).toEqual({ dana: [], sam: [] })
    expect((await stop(after)).status).toBe(409)
  })

  test('what was sent stays sent', async () => {
    const series = await at.series({ startsOn: '2026-11-20' })
    await at.sweep()
    const now = await at.read(series.id)
    expect(now).toMatchObject({ version: series.version, waiting: 118_75, facts: { ahead: 5 } })
    expect((await stop(series)).status).toBe(409)
    expect((await stop(now)).status).toBe(200)
    expect(await at.statuses(series.id)).toEqual(['pending', ...Array(5).fill('stopped')])
  })

  test('one payment of it alone leaves the others; the last one ends it', async () => {
    const series = await at.series({ end: { by: 'count', count: 2 } })
    const [first, second] = series.payments
    const stopOne = (id = '') => at.on.send('payment', at.on.dana, id, { type: 'payment.stop', amount: 71_25 })
    await stopOne(first?.id)
    expect(await at.on.noticesOf(first?.id ?? '')).toEqual({ dana: [], sam: ['stopped'] })
    expect(await at.read(series.id)).toMatchObject({ status: 'active', waiting: 71_25, facts: { ahead: 1 } })
    await stopOne(second?.id)
    expect(await at.read(series.id)).toMatchObject({ status: 'stopped', version: 2 })
  })

  test('an expense that is marked as reimbursed ends the series that pays it', async () => {
    const series = await at.series()
    await at.on.send('expense', at.on.sam, series.expense?.id ?? '', {
      type: 'expense.markReimbursed',
      remaining: 142_50,
    })
    expect((await at.read(series.id)).status).toBe('stopped')
    expect((await at.on.expenseRow(series.expense?.id ?? '')).status).toBe('settled')
  })
})

describe('editing', () => {
  test('replaces what waits by what is planned now', async () => {
    const series = await at.series()
    expect((await edit(series)).status).toBe(200)
    const after = await at.read(series.id)
    expect(after).toMatchObject({
      status: 'active',
      version: 2,
      name: 'Braces, faster',
      total: 142_50,
      waiting: 142_50,
      frequency: 'weekly',
      next: { on: '2026-12-04', amount: 47_50 },
    })
    expect(after.payments.filter(({ status }) => status === 'scheduled').map(({ on }) => on)).toEqual([
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
    ])
    expect(await at.on.noticesOf(series.id)).toEqual({ dana: [], sam: ['scheduleChanged'] })
    expect((await at.on.expenseRow(series.expense?.id ?? '')).status).toBe('approved.paymentScheduled')
  })

  test('keeps what was sent, which stays part of its total', async () => {
    const series = await at.series({ startsOn: '2026-11-20' })
    await at.sweep()
    const now = await at.read(series.id)
    expect((await edit(now, { total: 100_00, end: { by: 'count', count: 1 } })).status).toBe(200)
    expect(await at.read(series.id)).toMatchObject({ total: 123_75, waiting: 100_00, facts: { ahead: 1 } })
  })

  test('is refused whole where the new plan is wrong: everything waits as before', async () => {
    const series = await at.series()
    const answer = await edit(series, { total: 142_51 })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { validationErrors: [{ field: 'total', code: 'moreThanOwed' }] },
    ])
    expect(await at.read(series.id)).toEqual(series)
  })

  test('is refused where something else was seen, and to everybody but its payer', async () => {
    const series = await at.series()
    expect((await edit(series, { waiting: 142_49 })).status).toBe(409)
    expect((await edit(series, { version: 2 })).status).toBe(409)
    const body = { type: 'paymentSeries.stop', version: 1, waiting: 142_50 }
    for (const [person, status] of [
      ['sam', 409],
      ['professional', 409],
      ['admin', 409],
      ['child', 404],
      ['neighbour', 404],
    ] as const)
      expect((await at.command(series.id, body, person)).status, person).toBe(status)
  })
})

test('the record follows every step of it, and names no account to the other parent', async () => {
  expect(await whole()).toEqual([])
  const entries = await at.on.scopes.asSystem(at.on.family.id, (tx) =>
    tx.selectFrom('entry').select('payload').where('reach', '=', 'parents').execute(),
  )
  expect(entries.filter(({ payload }) => payload?.includes(at.bankAccountId))).toEqual([])
})
