import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logTo } from '#server/http/log.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Planning, planning } from './planning.ts'

const day = 24 * 3_600_000
let app: OwnApp
let at: Planning
beforeAll(async () => {
  app = await testApp()
  at = await planning(app)
})
afterAll(() => app.stop())

const startsOf = async (series: string): Promise<number> => {
  const rows = await at.on.scopes.asSystem(at.on.family.id, (tx) =>
    tx
      .selectFrom('entry')
      .innerJoin('payment', 'payment.id', 'entry.entity_id')
      .select('entry.id')
      .where('kind', '=', 'payment.start')
      .where('series_id', '=', series)
      .execute(),
  )
  return rows.length
}

test('a payment starts at its hour where its payer lives, not before', async () => {
  const series = await at.series({ startsOn: '2026-11-21', end: { by: 'count', count: 2 } })
  at.on.clock.forward(day - 1)
  await at.sweep()
  expect(await at.statuses(series.id)).toEqual(['scheduled', 'scheduled'])
  at.on.clock.forward(1)
  await at.sweep()
  expect(await at.statuses(series.id)).toEqual(['pending', 'scheduled'])
  await at.sweep()
  expect(await startsOf(series.id)).toBe(1)
})

describe('two servers on one database', () => {
  let second: OwnApp
  beforeAll(async () => {
    second = await testApp({ beside: at.app, clock: at.on.clock })
  })
  afterAll(() => second.stop())

  test('that look at the same time start each payment once', async () => {
    const series = await at.series({
      total: 12_00,
      frequency: 'daily',
      startsOn: '2026-11-22',
      end: { by: 'count', count: 12 },
    })
    at.on.clock.forward(13 * day)
    await Promise.all([at.sweep(), handleDueTimes(second.deps), at.sweep(), handleDueTimes(second.deps)])
    expect(await at.statuses(series.id)).toEqual(Array(12).fill('pending'))
    expect(await startsOf(series.id)).toBe(12)
    expect(await at.read(series.id)).toMatchObject({ status: 'completed', waiting: 0, next: null })
  })
})

describe('what has changed meanwhile', () => {
  let expense: string
  beforeEach(async () => {
    expense = await at.owedExpense()
  })
  const on = (days: number) => new Date(Date.parse(at.on.clock.now()) + days * day).toISOString().slice(0, 10)
  const single = async (total: number) => {
    await at.schedule(expense, { frequency: 'once', end: null, total, startsOn: on(1) })
    const row = await at.on.scopes.asSystem(at.on.family.id, (tx) =>
      tx
        .selectFrom('payment')
        .select('id')
        .where('status', '=', 'scheduled')
        .orderBy('change_order', 'desc')
        .executeTakeFirstOrThrow(),
    )
    return row.id
  }

  test('one that fails leaves the others of its series, and ends nothing else', async () => {
    const series = await at.series({
      total: 60_00,
      frequency: 'daily',
      startsOn: on(1),
      end: { by: 'count', count: 3 },
    })
    const [first, ...rest] = series.payments
    // The account was removed, so nothing can be taken from it.
    await at.on.scopes.asSystem(at.on.family.id, (tx) =>
      tx
        .updateTable('payment')
        .set({ bank_account_id: null })
        .where('id', '=', first?.id ?? '')
        .execute(),
    )
    at.on.clock.forward(2 * day)
    await at.sweep()
    expect(await at.statuses(series.id)).toEqual(['failed', 'pending', 'scheduled'])
    expect((await at.on.paymentRow(first?.id ?? '')).failure).toBe('accountCannotSend')
    const failed = { dana: ['transferFailed'], sam: ['transferFailed'] }
    expect(await at.on.noticesOf(first?.id ?? '')).toEqual(failed)
    for (const sound of rest) expect(await at.on.noticesOf(sound.id)).toEqual({ dana: [], sam: [] })
    expect((await at.read(series.id)).status).toBe('active')
  })

  test('a broken one is told to the log and stops no other', async () => {
    const [broken, sound] = [await single(10_00), await single(20_00)]
    at.on.clock.forward(2 * day)
    const logged: unknown[] = []
    const log = Object.assign(logTo('silent'), { error: (what: unknown) => logged.push(what) })
    const scopes = {
      ...at.app.deps.scopes,
      asSystem: ((family, run) =>
        at.app.deps.scopes.asSystem(family, async (tx) => {
          const result = await run(tx)
          const row = await tx.selectFrom('payment').select('status').where('id', '=', broken).executeTakeFirst()
          if (row?.status === 'pending') throw new Error('the process died before the commit')
          return result
        })) as typeof at.app.deps.scopes.asSystem,
    }
    await handleDueTimes({ ...at.app.deps, scopes, log })
    expect(logged).toMatchObject([{ payment: broken }])
    expect([(await at.on.paymentRow(broken)).status, (await at.on.paymentRow(sound)).status]).toEqual([
      'scheduled',
      'pending',
    ])
    await at.sweep()
    expect((await at.on.paymentRow(broken)).status).toBe('pending')
  })
})

test('after months without a server all that was missed starts, once', async () => {
  const from = at.on.clock.now().slice(0, 10)
  const series = await at.series({ total: 30_00, frequency: 'weekly', startsOn: from, end: { by: 'count', count: 6 } })
  at.on.clock.forward(200 * day)
  await at.sweep()
  await at.sweep()
  expect(await startsOf(series.id)).toBe(6)
  expect((await at.read(series.id)).status).toBe('completed')
})
