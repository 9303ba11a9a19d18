import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { supportOrderDto, supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { apiError } from '#contract/errors.ts'
import { noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Support, supportOn } from '#tests/support/support-orders.ts'
import { castOf } from '../conformance/cast.ts'

let app: OwnApp
let bank: ReadyBank
let support: Support
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
  support = supportOn(bank.on)
})
afterAll(() => app.stop())

const week = 7 * 24 * 3_600_000
let root: string
beforeEach(async () => {
  await bank.later(week)
  root = await support.confirmed()
})

const body = async (change: object) => {
  const { version } = await support.row(root)
  return { type: 'supportOrder.pay', version, method: 'bank', bankAccountId: bank.danas, ...change }
}
const pay = async (change: object, client: TestClient = bank.clients.dana): Promise<TestAnswer> =>
  client.call(supportRoutes.events, { params: { id: root }, body: (await body(change)) as never })
const ledger = async (who: 'dana' | 'sam' = 'dana') => {
  const { ledgers } = z.parse(supportOverviewDto, (await bank.clients[who].call(supportRoutes.overview, {})).body)
  const found = ledgers.find((one) => one.root === root)
  if (!found) throw new Error('no such ledger')
  return found
}
const paymentIds = async (): Promise<string[]> => {
  const rows = await bank.on.scopes.asSystem(bank.on.family.id, (tx) =>
    tx.selectFrom('support_payment').select('payment_id').where('root_id', '=', root).execute(),
  )
  return rows.map(({ payment_id }) => payment_id)
}
const sent = async (amount: number): Promise<string> => {
  expect((await pay({ amount })).status).toBe(200)
  const [id = ''] = await paymentIds()
  await bank.follow(id)
  return id
}
const code = ({ status, body: notices }: TestAnswer) => [status, z.parse(apiError, notices).exception]

describe('a part of what is due', () => {
  test('is on its way to the oldest due until the bank says that it arrived; nobody confirms it', async () => {
    const { arrears } = (await ledger()).summary
    const id = await sent(60_00)
    const now = await ledger('sam')
    expect(now.summary).toMatchObject({ arrears, open: arrears - 60_00, onItsWay: 60_00, settled: 0 })
    expect(now.waiting).toEqual([])
    expect(await bank.payment(id)).toMatchObject({
      method: 'bank',
      status: 'pending',
      ledgerId: root,
      bankAccountId: bank.danas,
      allocations: [],
    })
    expect((await bank.payment(id, 'sam')).bankAccountId).toBeNull()
    await bank.businessDays(1)
    expect((await ledger()).summary).toMatchObject({ onItsWay: 60_00, settled: 0 })
    await bank.businessDays(2)
    expect((await bank.payment(id)).status).toBe('paid')
    expect((await ledger()).summary).toMatchObject({ arrears: arrears - 60_00, onItsWay: 0, settled: 60_00 })
  })

  test('that comes back is owed again, and both are told', async () => {
    const { arrears } = (await ledger()).summary
    const id = await sent(111_01)
    await bank.businessDays(3)
    expect(await bank.payment(id, 'sam')).toMatchObject({ status: 'returned', returnCode: 'R01' })
    expect((await ledger()).summary).toMatchObject({ arrears, open: arrears, onItsWay: 0, settled: 0 })
    for (const who of ['dana', 'sam'] as const) {
      const { items } = z.parse(noticePageDto, (await bank.clients[who].call(noticeRoutes.list, { query: {} })).body)
      const notices = items.find(({ entityId, kind }) => entityId === id && kind === 'transferReturned')
      expect(notices, who).toMatchObject({ entity: 'payment', ledgerId: root, expenseId: null })
    }
  })

  test('that fails is owed as before', async () => {
    const { arrears } = (await ledger()).summary
    const id = await sent(111_90)
    await bank.businessDays(1)
    expect((await bank.payment(id)).status).toBe('failed')
    expect((await ledger()).summary).toMatchObject({ arrears, open: arrears, onItsWay: 0 })
  })

  test('tells the receiver that there is a payment, and the record neither an account nor another family', async () => {
    const id = await sent(10_00)
    const { items } = z.parse(noticePageDto, (await bank.clients.sam.call(noticeRoutes.list, { query: {} })).body)
    expect(items[0]).toMatchObject({ kind: 'supportPaid', entityId: root, ledgerId: root })
    const entries = await bank.on.scopes.asSystem(bank.on.family.id, (tx) =>
      tx
        .selectFrom('entry')
        .select(['kind', 'payload'])
        .where('entity_id', 'in', [id, root])
        .where('reach', '=', 'parents')
        .execute(),
    )
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['supportOrder.pay', 'payment.begin']))
    expect(entries.filter(({ payload }) => payload?.includes(bank.danas))).toEqual([])
    expect(await verifyFamily(bank.on.scopes, recordParts, bank.on.family.id, [])).toEqual([])
  })
})

test('all of it and more: what is over is credit for the next due', async () => {
  const { arrears } = (await ledger()).summary
  await sent(arrears + 25_00)
  await bank.businessDays(2)
  expect((await ledger()).summary).toMatchObject({ arrears: 0, open: 0, credit: 25_00 })
})

test('once the order has ended, no more than is open', async () => {
  root = await support.confirmed({ to: '2026-11-10' })
  await support.keep(root)
  const { open } = (await ledger()).summary
  expect(code(await pay({ amount: open + 1 }))).toEqual([409, 'notAllowedNow'])
  expect((await pay({ amount: open })).status).toBe(200)
})

test('it is paid on the day it is sent, whatever somebody says', async () => {
  const refused = await pay({ amount: 10_00, paidOn: '2026-10-01' })
  expect([refused.status, z.parse(apiError, refused.body).validationErrors]).toMatchObject([
    400,
    [{ field: 'paidOn', code: 'unknownField' }],
  ])
  await pay({ amount: 10_00 })
  const page = await bank.clients.sam.call(supportRoutes.payments, { params: { id: root }, query: {} })
  expect(page.body).toMatchObject({ items: [{ paidOn: app.clock.now().slice(0, 10) }] })
})

describe('refused, and nothing was paid', () => {
  const nothingPaid = async (answer: Promise<TestAnswer>) => {
    const notices = await answer
    expect(await paymentIds()).toEqual([])
    return code(notices)
  }

  test('one cent above what may be sent in one transfer', async () => {
    expect(await nothingPaid(pay({ amount: 5_000_01 }))).toEqual([409, 'sendingLimit'])
  })

  test('from an account of the other parent’s, and from none of the family’s', async () => {
    expect(await nothingPaid(pay({ amount: 1, bankAccountId: bank.sams }))).toEqual([409, 'accountCannotSend'])
    const unknown = { amount: 1, bankAccountId: crypto.randomUUID() }
    expect(await nothingPaid(pay(unknown))).toEqual([409, 'accountCannotSend'])
  })

  test('of another version than there is, with the order as it is now', async () => {
    const answer = await pay({ amount: 1, version: 1 })
    expect(await nothingPaid(Promise.resolve(answer))).toEqual([409, 'changedSinceSeen'])
    expect(z.parse(supportOrderDto, z.parse(apiError, answer.body).item).id).toBe(root)
  })

  test('for a due of another ledger', async () => {
    const other = await support.confirmed()
    const [foreign] = await support.dues(other)
    const answer = await pay({ amount: 10_00, dues: [{ id: foreign?.id, amount: 10_00 }] })
    expect([answer.status, z.parse(apiError, answer.body).validationErrors]).toMatchObject([
      400,
      [{ field: 'dues', code: 'notAChoice' }],
    ])
    expect(await paymentIds()).toEqual([])
  })

  test('where one of the two has no account for it any more', async () => {
    const ready = (personId: string, is: boolean) =>
      bySuperuser(bank.on, 'update payment_readiness set can_send = $2, can_receive = $2 where person_id = $1', [
        personId,
        is,
      ])
    for (const [who, why] of [
      ['dana', 'accountCannotSend'],
      ['sam', 'otherCannotReceive'],
    ] as const) {
      const { personId } = bank.on[who]
      await ready(personId, false)
      expect(await nothingPaid(pay({ amount: 1 }))).toEqual([409, why])
      await ready(personId, true)
    }
  })

  test('by anybody but who pays', async () => {
    const notices = []
    const cast = await castOf(app, bank.on)
    for (const person of ['sam', 'professional', 'admin', 'child', 'neighbour'] as const)
      notices.push((await pay({ amount: 1 }, cast[person])).status)
    expect(notices).toEqual([409, 409, 409, 404, 404])
    expect(await paymentIds()).toEqual([])
  })
})

test('two presses at once send it once', async () => {
  const request = await body({ amount: 20_00 })
  const payOnce = () => bank.clients.dana.call(supportRoutes.events, { params: { id: root }, body: request as never })
  const answers = await Promise.all([payOnce(), payOnce()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await paymentIds()).length).toBe(1)
})
