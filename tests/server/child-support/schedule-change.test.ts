import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { paymentSeriesDto, paymentSeriesRoutes as routes } from '#contract/payment-schedules/payment-schedules.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { castOf } from '../conformance/cast.ts'
import { type SupportScheduling, supportScheduling, wrongIn } from './scheduling.ts'

let app: OwnApp
let at: SupportScheduling
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await supportScheduling(app)
})

const day = 24 * 3_600_000

describe('changing what waits', () => {
  test('replaces it, counting from what is owed without it', async () => {
    const made = await at.series()
    expect((await at.edit(made, {})).status).toBe(200)
    const after = await at.read(made.id)
    expect(after).toMatchObject({
      status: 'active',
      total: 160_00,
      waiting: 160_00,
      next: { on: '2026-12-01', amount: 80_00 },
    })
    expect(await verifyFamily(at.bank.on.scopes, recordParts, at.bank.on.family.id, [])).toEqual([])
  })

  test('is refused whole with a sum instead of an amount each time, or with more than falls due', async () => {
    const made = await at.series()
    expect(wrongIn(await at.edit(made, { each: undefined, total: 160_00 }))).toEqual([400, 'each required'])
    expect(wrongIn(await at.edit(made, { total: 160_00 }))).toEqual([400, 'total required'])
    expect(wrongIn(await at.edit(made, { each: 200_01 }))).toEqual([400, 'each moreThanFallsDue'])
    expect(await at.read(made.id)).toEqual(made)
  })

  test('by who pays alone', async () => {
    const { id, version, waiting } = await at.series()
    const cast = await castOf(at.app, at.bank.on)
    const notices = []
    for (const person of ['sam', 'professional', 'admin', 'child', 'neighbour'] as const) {
      const body = { type: 'paymentSeries.stop', version, waiting } as const
      notices.push((await cast[person].call(routes.events, { params: { id }, body })).status)
    }
    expect(notices).toEqual([409, 409, 409, 404, 404])
  })

  test('an expense has no due days, and is paid a sum', async () => {
    const { id: expenseId, version } = await at.bank.approved(100_00)
    const plan = { name: 'Braces', bankAccountId: at.bank.danas, total: 50_00, startsOn: '2026-12-01' } as const
    const body = { expenseId, version, ...plan, frequency: 'monthlyOnDay', end: { by: 'count', count: 2 } } as const
    const answer = await at.bank.clients.dana.call(routes.create, { body })
    const made = z.parse(z.object({ series: paymentSeriesDto }), answer.body).series
    expect(wrongIn(await at.edit(made, {}))).toEqual([400, 'total required'])
    expect(wrongIn(await at.edit(made, { each: undefined, total: 50_00 }))).toEqual([400, 'frequency notAChoice'])
  })
})

describe('stopping', () => {
  test('leaves what was sent, and what is owed as it was', async () => {
    const made = await at.series()
    await at.daysPass(11)
    expect((await at.stop(await at.read(made.id))).status).toBe(200)
    expect(await at.statuses(made)).toEqual(['pending', ...Array(5).fill('stopped')])
    expect(await at.summary()).toMatchObject({ arrears: 200_00, onItsWay: 100_00 })
    const again = await at.schedule({ startsOn: '2026-12-02' })
    expect(again.status).toBe(201)
  })

  test('the end of the order stops what is not owed any more, and lets go what is', async () => {
    const made = await at.series({ each: 90_00 })
    await at.support.send(at.bank.on.sam, at.root, { type: 'supportOrder.askEnd', endsOn: '2026-11-25' })
    await at.support.send(at.bank.on.dana, at.root, { type: 'supportOrder.agreeEnd', endsOn: '2026-11-25' })
    await at.bank.later(7 * day)
    await at.support.keep(at.root)
    expect(await at.statuses(made)).toEqual(['scheduled', 'scheduled', ...Array(4).fill('stopped')])
    await at.support.pay(at.root, 120_00)
    await at.daysPass(5)
    expect(await at.statuses(made)).toEqual(['failed', 'scheduled', ...Array(4).fill('stopped')])
    expect((await at.bank.payment(made.payments[0]?.id ?? '')).failure).toBe('notPayable')
  })
})

describe('refused, and nothing is scheduled', () => {
  const nothing = async (answer: Promise<TestAnswer>) => {
    const { status, body } = await answer
    const { body: list } = await at.bank.clients.dana.call(routes.list, {})
    expect(list).toMatchObject({ series: [], single: [] })
    return [status, z.parse(apiError, body).exception]
  }

  test('to everybody but who pays', async () => {
    const cast = await castOf(at.app, at.bank.on)
    const notices = []
    for (const person of ['sam', 'professional', 'admin', 'child', 'neighbour'] as const) {
      const [status] = await nothing(at.schedule({}, cast[person]))
      const { status: looked } = await at.preview({}, cast[person])
      notices.push([person, status, looked])
    }
    expect(notices).toEqual([
      ['sam', 409, 403],
      ['professional', 409, 403],
      ['admin', 409, 403],
      ['child', 404, 404],
      ['neighbour', 404, 404],
    ])
  })

  test('of another version, with the order as it is now', async () => {
    expect(await nothing(at.schedule({ version: 1 }))).toEqual([409, 'changedSinceSeen'])
  })

  test('from another’s account', async () => {
    expect(await nothing(at.schedule({ bankAccountId: at.bank.sams }))).toEqual([409, 'accountCannotSend'])
  })

  test('by an order that is one parent’s word', async () => {
    at.root = await at.support.record()
    expect(await nothing(at.schedule())).toEqual([409, 'notAllowedNow'])
  })
})

test('two presses at once schedule it once', async () => {
  const body = await at.typed()
  const schedule = () => at.bank.clients.dana.call(routes.createSupport, { params: { id: at.root }, body })
  expect((await Promise.all([schedule(), schedule()])).map(({ status }) => status).sort()).toEqual([201, 409])
})
