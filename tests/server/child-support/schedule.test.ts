import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import {
  type NewSupportSchedule,
  paymentSeriesRoutes as routes,
  schedulePreviewDto,
} from '#contract/payment-schedules/payment-schedules.ts'
import { paymentDto } from '#contract/payments/payments.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { Support } from '#tests/support/support-orders.ts'
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

describe('a series of six', () => {
  test('falls on the days on which child support is due, each of the same amount, and moves nothing yet', async () => {
    const before = await at.summary()
    const { payments, ...made } = await at.series()
    expect(payments.map(({ on, at, amount, status }) => [on, at, amount, status])).toEqual([
      ['2026-12-01', '2026-12-01T14:00:00.000Z', 100_00, 'scheduled'],
      ['2027-01-01', '2027-01-01T14:00:00.000Z', 100_00, 'scheduled'],
      ['2027-02-01', '2027-02-01T14:00:00.000Z', 100_00, 'scheduled'],
      ['2027-03-01', '2027-03-01T14:00:00.000Z', 100_00, 'scheduled'],
      ['2027-04-01', '2027-04-01T13:00:00.000Z', 100_00, 'scheduled'],
      ['2027-05-01', '2027-05-01T13:00:00.000Z', 100_00, 'scheduled'],
    ])
    expect(made).toMatchObject({
      status: 'active',
      name: 'Support',
      total: 600_00,
      waiting: 600_00,
      frequency: 'dueDays',
      expense: null,
      ledgerId: at.root,
      bankAccountId: at.bank.danas,
      facts: { ahead: 6, mayEdit: true },
    })
    expect(await at.summary()).toEqual({ ...before, scheduled: 600_00 })
  })

  test('stands in the ledger in the order of its days, the latest first, page by page', async () => {
    await at.series()
    const days: string[] = []
    let after: string | undefined
    do {
      const query = { limit: 4, ...(after && { after }) }
      const { body } = await at.bank.clients.sam.call(supportRoutes.payments, { params: { id: at.root }, query })
      const page = z.parse(
        z.object({ items: z.array(z.object({ paidOn: z.string() })), next: z.nullable(z.string()) }),
        body,
      )
      days.push(...page.items.map(({ paidOn }) => paidOn))
      after = page.next ?? undefined
    } while (after)
    expect(days.map((day) => day.slice(0, 7))).toEqual([
      ...['2027-05', '2027-04', '2027-03', '2027-02', '2027-01', '2026-12'],
    ])
  })

  test('pays the oldest due on its day, and counts once the bank says that it arrived', async () => {
    const made = await at.series()
    await at.daysPass(11)
    expect((await at.statuses(made)).slice(0, 2)).toEqual(['pending', 'scheduled'])
    expect(await at.summary()).toMatchObject({ arrears: 200_00, onItsWay: 100_00, settled: 0 })
    const [first] = made.payments
    await at.bank.follow(first?.id ?? '')
    await at.bank.businessDays(2)
    expect(await at.summary()).toMatchObject({ arrears: 100_00, onItsWay: 0, settled: 100_00 })
    const { body } = await at.bank.clients.sam.call(supportRoutes.dues, { params: { id: at.root }, query: {} })
    expect(body).toMatchObject({
      items: [{ dueOn: '2026-12-01' }, { dueOn: '2026-11-01' }, { status: 'paid', parts: [{ paidOn: '2026-12-01' }] }],
    })
  })

  test('that was missed while nothing ran was paid on the day it was sent', async () => {
    const made = await at.series({ end: { by: 'count', count: 1 } })
    await at.daysPass(14)
    const { body } = await at.bank.clients.sam.call(supportRoutes.payments, { params: { id: at.root }, query: {} })
    expect(body).toMatchObject({ items: [{ paidOn: '2026-12-04', payment: { startOn: '2026-12-01' } }] })
    expect((await at.read(made.id)).status).toBe('completed')
  })

  test('that comes back leaves its due owed, and the others go on', async () => {
    const made = await at.series({ each: 111_01, end: { by: 'count', count: 2 } })
    await at.daysPass(11)
    await at.bank.follow(made.payments[0]?.id ?? '')
    await at.bank.businessDays(3)
    expect(await at.statuses(made)).toEqual(['returned', 'scheduled'])
    expect(await at.summary()).toMatchObject({ arrears: 200_00, onItsWay: 0, settled: 0 })
  })

  test('tells the receiver once, and the shared record no account', async () => {
    const { id } = await at.series()
    const { items } = z.parse(noticePageDto, (await at.bank.clients.sam.call(noticeRoutes.list, { query: {} })).body)
    const own = items.filter(({ kind }) => kind === 'scheduled' || kind === 'supportPaid')
    expect(own).toMatchObject([{ kind: 'scheduled', entity: 'supportOrder', ledgerId: at.root }])
    await at.stop(await at.read(id))
    const entries = await at.bank.on.scopes.asSystem(at.bank.on.family.id, (tx) =>
      tx.selectFrom('entry').select(['entity', 'payload']).where('reach', '=', 'parents').execute(),
    )
    expect(entries.filter(({ payload }) => payload?.includes(at.bank.danas))).toEqual([])
    expect(await verifyFamily(at.bank.on.scopes, recordParts, at.bank.on.family.id, [])).toEqual([])
  })
})

test('one payment alone waits without a series, on any day', async () => {
  const change = { frequency: 'once', end: null, name: null, each: 250_00, startsOn: '2026-12-24' } as const
  expect(await at.schedule(change)).toMatchObject({ status: 201, body: { series: null } })
  const { body } = await at.bank.clients.sam.call(routes.list, {})
  expect(z.parse(z.object({ single: z.array(paymentDto) }), body).single).toMatchObject([
    { status: 'scheduled', amount: 250_00, startOn: '2026-12-24', ledgerId: at.root, allocations: [] },
  ])
})

test.each<[string, Parameters<Support['confirmed']>[0], string[]]>([
  ['every two weeks', { rhythm: 'everyTwoWeeks', days: [], from: '2026-11-13' }, ['2026-11-27', '2026-12-11']],
  ['twice a month', { rhythm: 'twiceAMonth', days: [15, 31] }, ['2026-11-30', '2026-12-15', '2026-12-31']],
  ['on the last day', { rhythm: 'lastDay', days: [] }, ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
  ['until the order ends', { to: '2027-01-15' }, ['2026-12-01', '2027-01-01']],
])('the days are those of the order: %s', async (_, change, days) => {
  at.root = await at.support.confirmed(change)
  const { payments } = z.parse(schedulePreviewDto, (await at.preview({ each: 1_00 })).body)
  expect(payments.map(({ on }) => on).slice(0, days.length)).toEqual(days)
  expect(payments.length).toBe(change?.to ? days.length : 6)
})

describe('what may be planned', () => {
  test('is all that is late and falls due by the last day, and not a cent more', async () => {
    const { payable, problems } = z.parse(schedulePreviewDto, (await at.preview({ each: 133_34 })).body)
    expect([payable, problems]).toEqual([800_00, [{ field: 'each', code: 'moreThanFallsDue' }]])
    expect(wrongIn(await at.schedule({ each: 133_34 }))).toEqual([400, 'each moreThanFallsDue'])
    expect((await at.schedule({ each: 133_33 })).status).toBe(201)
  })

  test('beside what is paid, on its way and waiting already', async () => {
    await at.support.pay(at.root, 150_00)
    await at.series({ end: { by: 'count', count: 2 } })
    const last = { by: 'count', count: 1 } as const
    expect(z.parse(schedulePreviewDto, (await at.preview({ end: last, startsOn: '2027-01-01' })).body).payable).toBe(
      50_00,
    )
    expect(wrongIn(await at.schedule({ end: last, startsOn: '2027-01-01', each: 50_01 }))).toEqual([
      400,
      'each moreThanFallsDue',
    ])
  })

  test('once the order has ended is what is still open', async () => {
    at.root = await at.support.confirmed({ to: '2026-11-10' })
    await at.support.keep(at.root)
    const once = { frequency: 'once', end: null, name: null, startsOn: '2026-12-24' } as const
    expect(wrongIn(await at.schedule({ ...once, each: 200_01 }))).toEqual([400, 'each moreThanFallsDue'])
    expect((await at.schedule({ ...once, each: 200_00 })).status).toBe(201)
  })

  test.each<[string, Partial<NewSupportSchedule>, string]>([
    ['a day that is over', { startsOn: '2026-11-19', frequency: 'weekly' }, 'startsOn inThePast'],
    ['no day at all', { end: { by: 'date', on: '2026-11-30' } }, 'end noOccurrence'],
    ['above the limit of its day', { each: 500_01, end: { by: 'count', count: 1 } }, 'each moreThanFallsDue'],
    ['a series without a name', { name: ' ' }, 'name required'],
    ['no end', { end: null }, 'end required'],
  ])('not with %s', async (_, change, problem) => {
    expect(wrongIn(await at.schedule(change))).toContain(problem)
  })
})
