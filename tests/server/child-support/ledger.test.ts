import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { expensePageDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Support, supportOn } from '#tests/support/support-orders.ts'

let app: TestApp
let on: Stage
let support: Support
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  support = supportOn(on)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

let root: string
beforeEach(async () => {
  root = await support.confirmed()
})

const ledger = async (client: TestClient = dana, id = root) => {
  const { body } = await client.call(supportRoutes.overview, {})
  const found = z.parse(supportOverviewDto, body).ledgers.find((one) => one.root === id)
  if (!found) throw new Error('no such ledger')
  return found
}
const summary = async () => (await ledger()).summary
const duesPage = z.object({
  items: z.array(z.object({ dueOn: z.string(), status: z.string(), remaining: z.int(), daysLate: z.int() })),
  next: z.nullable(z.string()),
})
const dues = async () => {
  const { body } = await sam.call(supportRoutes.dues, { params: { id: root }, query: {} })
  return z
    .parse(duesPage, body)
    .items.map(({ dueOn, status, remaining, daysLate }) => [dueOn, status, remaining, daysLate])
}

describe('what is owed', () => {
  test('follows from the order alone: what fell due before it was confirmed is late', async () => {
    expect(await summary()).toMatchObject({ arrears: 200_00, open: 200_00, settled: 0, onItsWay: 0, credit: 0 })
    expect(await dues()).toEqual([
      ['2026-11-01', 'overdue', 100_00, 19],
      ['2026-10-01', 'overdue', 100_00, 50],
    ])
    expect((await summary()).next).toMatchObject({ dueOn: '2026-12-01', status: 'coming', remaining: 100_00 })
  })

  test('a check counts when it is confirmed, and pays the oldest first', async () => {
    const payment = await support.pay(root, 120_00, { paidOn: '2026-11-03' })
    expect(await summary()).toMatchObject({ arrears: 200_00, open: 80_00, onItsWay: 120_00 })
    await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 120_00 })
    expect(await summary()).toMatchObject({ arrears: 80_00, open: 80_00, settled: 120_00, onItsWay: 0 })
    expect(await dues()).toEqual([
      ['2026-11-01', 'overdue', 80_00, 19],
      ['2026-10-01', 'paid', 0, 33],
    ])
  })

  test('a check that was not received, and one that bounced, leave it owed to the cent', async () => {
    const first = await support.pay(root, 33_33)
    await on.send('payment', on.sam, first, { type: 'payment.refuse', amount: 33_33, reason: 'It never came' })
    const second = await support.pay(root, 66_67)
    await on.send('payment', on.sam, second, { type: 'payment.confirm', amount: 66_67 })
    expect((await summary()).arrears).toBe(133_33)
    await on.send('payment', on.sam, second, { type: 'payment.void', amount: 66_67, reason: 'It bounced' })
    expect(await summary()).toMatchObject({ arrears: 200_00, settled: 0, onItsWay: 0 })
  })

  test('what is paid over is credit, and pays the next due when it falls', async () => {
    const payment = await support.pay(root, 250_00)
    await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 250_00 })
    expect(await summary()).toMatchObject({ arrears: 0, open: 0, credit: 50_00 })
    expect((await summary()).next).toMatchObject({ settled: 50_00, remaining: 50_00, status: 'coming' })
  })

  test('a payer chooses for which due it is', async () => {
    const [, later] = await support.dues(root)
    const payment = await support.pay(root, 100_00, { dues: [{ id: later?.id, amount: 100_00 }] })
    await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 100_00 })
    expect((await dues()).map(([, status]) => status)).toEqual(['paid', 'overdue'])
  })

  test('the receiver sees when it is said to have been paid, and that it waits for them', async () => {
    const payment = await support.pay(root, 40_00, { paidOn: '2026-11-05', number: '1043' })
    const [waiting, ...more] = (await ledger(sam)).waiting
    expect([waiting?.payment.id, waiting?.paidOn, waiting?.payment.ledgerId, more]).toEqual([
      payment,
      '2026-11-05',
      root,
      [],
    ])
    expect(waiting?.payment.you.party).toBe('receiver')
  })
})

describe('a payment is refused', () => {
  const pay = async (change: object) => {
    const { version } = await support.row(root)
    const body = { type: 'supportOrder.pay', version, amount: 10_00, method: 'check', paidOn: '2026-11-20', ...change }
    const { status, body: told } = await dana.call(supportRoutes.events, { params: { id: root }, body: body as never })
    const problems = (told as { validationErrors?: { field: string; code: string }[] }).validationErrors ?? []
    return [status, ...problems.map(({ field, code }) => `${field} ${code}`)]
  }

  test.each<[string, object, unknown[]]>([
    ['on a day that has not come', { paidOn: '2026-11-21' }, [400, 'paidOn inTheFuture']],
    ['before 1900', { paidOn: '1899-12-31' }, [400, 'paidOn tooEarly']],
    ['of nothing', { amount: 0 }, [400, 'amount notPositive']],
    ['for a due of nobody’s', { dues: [{ id: crypto.randomUUID(), amount: 1 }] }, [400, 'dues notAChoice']],
    ['of another version', { version: 1 }, [409]],
    ['with a status of its own', { status: 'confirmed' }, [400, 'status unknownField']],
    ['by bank while no account is named', { method: 'bank' }, [400]],
  ])('%s', async (_, change, expected) => {
    expect((await pay(change)).slice(0, expected.length)).toEqual(expected)
    expect((await summary()).onItsWay).toBe(0)
  })

  test('for more of its dues than it is, or twice for one', async () => {
    const [first] = await support.dues(root)
    expect(await pay({ dues: [{ id: first?.id, amount: 10_01 }] })).toEqual([400, 'dues tooLarge'])
    const twice = { id: first?.id, amount: 1 }
    expect(await pay({ dues: [twice, twice] })).toEqual([400, 'dues notAChoice'])
  })
})

test('in the log of shared expenses and in its totals there is nothing of it', async () => {
  const totals = async () => {
    const { body } = await sam.call(expenseRoutes.list, { query: {} })
    const page = z.parse(expensePageDto, body)
    return [page.totals, page.count, page.items.map(({ id }) => id)]
  }
  const before = await totals()
  const payment = await support.pay(root, 300_00)
  await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 300_00 })
  expect(await totals()).toEqual(before)
})

test('a payment never pays both: the database refuses', async () => {
  const payment = await support.pay(root, 10_00)
  const expense = await on.record(on.sam)
  const both = on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .insertInto('allocation')
      .values({ family_id: on.family.id, payment_id: payment, expense_id: expense, amount: 1, audience: null })
      .execute(),
  )
  await expect(both).rejects.toThrow('never both')
})
