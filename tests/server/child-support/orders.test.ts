import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { NoticeKind } from '#contract/areas.ts'
import { supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Support, supportOn } from '#tests/support/support-orders.ts'

let app: TestApp
let on: Stage
let support: Support
let dana: TestClient
let sam: TestClient
let professional: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  support = supportOn(on)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  professional = await app.as(on.professional.personId)
})

const overview = async (client: TestClient) =>
  z.parse(supportOverviewDto, (await client.call(supportRoutes.overview, {})).body)
const ledger = async (root: string, client = dana) => {
  const found = (await overview(client)).ledgers.find((one) => one.root === root)
  if (!found) throw new Error('no such ledger')
  return found
}
const dueDays = async (root: string) =>
  (await support.dues(root)).map(
    ({ due_on, amount, cancelled_at }) => `${due_on} ${amount}${cancelled_at ? ' cancelled' : ''}`,
  )

describe('an order is recorded', () => {
  const record = async (change: object, client = sam) => {
    const { status, body } = await client.call(supportRoutes.record, { body: { ...support.order(), ...change } })
    const { validationErrors = [], exception } = body as {
      validationErrors?: { field: string; code: string }[]
      exception?: string
    }
    return [
      status,
      ...(status === 201
        ? []
        : validationErrors.length > 0
          ? validationErrors.map(({ field, code }) => `${field} ${code}`)
          : [exception]),
    ]
  }

  test.each<[string, () => object, unknown[]]>([
    ['by who receives', () => ({}), [201]],
    ['by who pays', () => ({ payerId: on.sam.personId }), [201]],
    ['for somebody who is no parent here', () => ({ payerId: on.neighbour.personId }), [400, 'payerId notAChoice']],
    ['for a child of others', () => ({ childIds: [crypto.randomUUID()] }), [400, 'childIds notAChoice']],
    ['after an order that is not there', () => ({ previousId: crypto.randomUUID() }), [400, 'previousId notAChoice']],
    ['with a status of its own', () => ({ status: 'active' }), [400, 'status unknownField']],
  ])('%s', async (_, change, expected) => {
    expect(await record(change())).toEqual(expected)
  })

  test('not by who only looks on, and not by a child', async () => {
    expect(await record({}, professional)).toEqual([403, 'notAllowed'])
    expect(await record({}, await app.as(on.child.personId))).toEqual([403, 'notAllowed'])
  })

  test('it is one parent’s word: nothing falls due, and it cannot be followed', async () => {
    const id = await support.record()
    expect((await ledger(id)).summary).toMatchObject({ arrears: 0, open: 0, current: null, next: null })
    expect(await dueDays(id)).toEqual([])
    expect(await record({ previousId: id })).toEqual([400, 'previousId notAChoice'])
  })

  test('the child that it names cannot be removed any more', async () => {
    await support.record()
    const uses = await on.scopes.asViewer(on.dana, (tx) => tx.selectFrom('child_use').select('used_id').execute())
    expect(uses.map(({ used_id }) => used_id)).toContain(support.order().childIds[0])
  })
})

test('an amount that was not shown is not confirmed', async () => {
  const id = await support.record()
  const body = { type: 'supportOrder.confirm', version: 1, amount: 90_00 } as const
  const { status, body: noticesOf } = await dana.call(supportRoutes.events, { params: { id }, body })
  expect([status, (noticesOf as { item: { amount: number } }).item.amount]).toEqual([409, 100_00])
})

describe('another order follows', () => {
  let root: string
  beforeEach(async () => {
    root = await support.confirmed()
  })
  const follow = async (change: Parameters<Support['confirmed']>[0]) =>
    support.confirmed({ previousId: root, ...change })

  test('from a day to come: the first goes on until the day before', async () => {
    await follow({ amount: 150_00, from: '2026-12-15' })
    expect(await support.row(root)).toMatchObject({ status: 'active', to_on: '2026-12-14' })
    expect((await ledger(root)).summary.next).toMatchObject({ dueOn: '2026-12-01', amount: 100_00 })
  })

  test('from a day that has passed: what fell due by the first is cancelled, and the credit is kept', async () => {
    const payment = await support.pay(root, 200_00)
    await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 200_00 })
    await follow({ amount: 50_00, from: '2026-11-01' })
    expect(await dueDays(root)).toEqual(['2026-10-01 10000', '2026-11-01 5000', '2026-11-01 10000 cancelled'])
    expect((await ledger(root)).summary).toMatchObject({ arrears: 0, credit: 50_00 })
  })

  test('only one at a time, until that came to nothing', async () => {
    const next = await support.record({ previousId: root })
    await expect(support.record({ previousId: root })).rejects.toThrow('invalid')
    await support.send(on.sam, next, { type: 'supportOrder.withdraw' })
    await support.record({ previousId: root })
  })

  test('by the same payer alone', async () => {
    await expect(support.record({ previousId: root, payerId: on.sam.personId })).rejects.toThrow('invalid')
  })
})

describe('an end', () => {
  let id: string
  beforeEach(async () => {
    id = await support.confirmed()
  })

  test('asked for and agreed to: no due falls after it', async () => {
    await support.send(on.dana, id, { type: 'supportOrder.askEnd', endsOn: '2026-10-31' })
    expect((await support.dues(id)).length).toBe(2)
    await support.send(on.sam, id, { type: 'supportOrder.agreeEnd', endsOn: '2026-10-31' })
    expect(await dueDays(id)).toEqual(['2026-10-01 10000', '2026-11-01 10000 cancelled'])
    expect((await ledger(id)).summary).toMatchObject({ arrears: 100_00, next: null })
    await support.keep(id)
    expect((await support.row(id)).status).toBe('ended')
  })

  test('refused, it goes on, with what was said', async () => {
    await support.send(on.dana, id, { type: 'supportOrder.askEnd', endsOn: '2026-10-31' })
    await support.send(on.sam, id, { type: 'supportOrder.refuseEnd', reason: 'School goes on' })
    expect(await support.row(id)).toMatchObject({
      status: 'active',
      to_on: null,
      asked_end: null,
      reason: 'School goes on',
    })
  })

  test.each([
    ['2026-09-30', 'endBeforeStart'],
    ['2026-12-31', 'notBeforeEnd'],
    ['2027-01-01', 'notBeforeEnd'],
  ])('on %s is refused: %s', async (endsOn, code) => {
    const limited = await support.confirmed({ to: '2026-12-31' })
    const { version } = await support.row(limited)
    const body = { type: 'supportOrder.askEnd', version, endsOn } as const
    const { status, body: noticesOf } = await dana.call(supportRoutes.events, { params: { id: limited }, body })
    expect([status, (noticesOf as { validationErrors: { code: string }[] }).validationErrors[0]?.code]).toEqual([
      400,
      code,
    ])
  })

  test('another day than was asked for is not agreed to', async () => {
    await support.send(on.dana, id, { type: 'supportOrder.askEnd', endsOn: '2026-10-31' })
    const { version } = await support.row(id)
    const body = { type: 'supportOrder.agreeEnd', version, endsOn: '2026-10-30' } as const
    expect((await sam.call(supportRoutes.events, { params: { id }, body })).status).toBe(409)
  })

  test('once it has ended, what is open can be paid and no more', async () => {
    const ended = await support.confirmed({ to: '2026-10-31' })
    await support.keep(ended)
    await expect(support.pay(ended, 100_01)).rejects.toThrow('notAllowedNow')
    await support.pay(ended, 100_00)
    await expect(support.pay(ended, 1)).rejects.toThrow('notAllowedNow')
  })
})

test('whoever looks on reads all of it and is given no turn', async () => {
  const id = await support.confirmed()
  const [order] = (await ledger(id, professional)).orders
  expect(order?.you).toMatchObject({ mode: 'viewing' })
  const csv = await professional.call(supportRoutes.csv, { params: { id } })
  const [head, ...lines] = csv.text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFF"Due on","Amount","Currency","Status"/)
  expect(lines.map((line) => line.split(',').slice(0, 4).join(' '))).toEqual([
    '"2026-10-01" "100.00" "USD" "Overdue"',
    '"2026-11-01" "100.00" "USD" "Overdue"',
  ])
})

test('a ledger comes page by page, without a gap and without an end that is none', async () => {
  const id = await support.confirmed({ rhythm: 'weekly', days: [], from: '2026-09-04' })
  const days: string[] = []
  const page = z.object({ items: z.array(z.object({ dueOn: z.string() })), next: z.nullable(z.string()) })
  for (let after: string | null | undefined; after !== null; ) {
    const query: object = after === undefined ? { limit: '5' } : { limit: '5', after }
    const { items, next } = z.parse(page, (await sam.call(supportRoutes.dues, { params: { id }, query })).body)
    days.push(...items.map(({ dueOn }) => dueOn))
    after = next
  }
  expect([days.length, days[0], days.at(-1), new Set(days).size]).toEqual([12, '2026-11-20', '2026-09-04', 12])
  const wrong = await sam.call(supportRoutes.dues, { params: { id }, query: { after: 'nowhere' } })
  expect(wrong.status).toBe(400)
})

test('each is told of what the other did', async () => {
  const noticesOf = async (client: TestClient) =>
    z.parse(noticePageDto, (await client.call(noticeRoutes.list, { query: {} })).body).items
  const kinds = async (client: TestClient, id: string): Promise<NoticeKind[]> =>
    (await noticesOf(client))
      .filter(({ ledgerId }) => ledgerId === id)
      .map(({ kind }) => kind)
      .toReversed()
  const id = await support.confirmed()
  const payment = await support.pay(id, 10_00)
  await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 10_00 })
  await support.send(on.dana, id, { type: 'supportOrder.askEnd', endsOn: '2027-06-30' })
  await support.send(on.dana, id, { type: 'supportOrder.withdrawEnd' })
  expect(await kinds(dana, id)).toEqual(['supportRecorded', 'confirmed'])
  expect(await kinds(sam, id)).toEqual(['supportConfirmed', 'supportPaid', 'supportEndAsked', 'supportEndWithdrawn'])
})

test('every row follows from its history, and every due from its order', async () => {
  const verify = () => verifyFamily(on.scopes, recordParts, on.family.id, [])
  expect(await verify()).toEqual([])
  const id = await support.confirmed()
  const [due] = await support.dues(id)
  await on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .updateTable('support_due')
      .set({ amount: 90_00 })
      .where('id', '=', due?.id ?? '')
      .execute(),
  )
  expect(await verify()).toEqual([`supportDue ${due?.id}: it does not follow from its order`])
})
