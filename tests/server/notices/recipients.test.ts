import { beforeAll, expect, test } from 'vitest'
import type { NoticeKind } from '#contract/areas.ts'
import { noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { expenseAt, paymentAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

const pageOf = async (who: 'dana' | 'sam') => {
  const client = await app.as(on[who].personId)
  return noticePageDto.parse((await client.call(noticeRoutes.list, { query: {} })).body)
}
/** Returns the notices that each person received from `run`, oldest first. */
const noticesOf = async (run: () => Promise<unknown>) => {
  const before = { dana: (await pageOf('dana')).items.length, sam: (await pageOf('sam')).items.length }
  app.clock.forward(60_000)
  await run()
  const since = async (who: 'dana' | 'sam') => {
    const { items } = await pageOf(who)
    return items
      .slice(0, items.length - before[who])
      .map(({ kind }) => kind)
      .reverse()
  }
  return { dana: await since('dana'), sam: await since('sam') }
}

type Received = { dana: NoticeKind[]; sam: NoticeKind[] }
const expected: [string, (on: Stage) => Promise<unknown>, Received][] = [
  ['a new expense', expenseAt.open, { dana: ['recorded'], sam: [] }],
  ['one that is private', expenseAt.private, { dana: [], sam: [] }],
  ['one that was private and is gone', expenseAt.deleted, { dana: [], sam: [] }],
  ['a receipt asked for', expenseAt.receiptRequested, { dana: ['recorded'], sam: ['receiptRequested'] }],
  ['a refusal', expenseAt.declined, { dana: ['recorded'], sam: ['declined'] }],
  ['one taken back', expenseAt.withdrawn, { dana: ['recorded', 'withdrawn'], sam: [] }],
  ['an approval', expenseAt['approved.unpaid'], { dana: ['recorded'], sam: ['approved'] }],
  ['one marked as reimbursed', expenseAt.settled, { dana: ['recorded', 'reimbursed'], sam: ['approved'] }],
  ['a check confirmed', paymentAt.confirmed, { dana: ['recorded', 'confirmed'], sam: ['approved'] }],
  ['a check not received', paymentAt.refused, { dana: ['recorded', 'refused'], sam: ['approved'] }],
  ['a payment made void', paymentAt.void, { dana: ['recorded'], sam: ['approved', 'voided'] }],
  ['a transfer paid', paymentAt.paid, { dana: ['recorded', 'transferPaid'], sam: ['approved', 'transferPaid'] }],
  ['one that failed', paymentAt.failed, { dana: ['recorded', 'transferFailed'], sam: ['approved', 'transferFailed'] }],
  [
    'one that was returned',
    paymentAt.returned,
    { dana: ['recorded', 'transferReturned'], sam: ['approved', 'transferReturned'] },
  ],
  ['one that was stopped', paymentAt.stopped, { dana: ['recorded', 'stopped'], sam: ['approved', 'stopped'] }],
]
test.each(expected)('%s: who it concerns is told, who did it is not', async (_, bring, what) => {
  expect(await noticesOf(() => bring(on))).toEqual(what)
})

test('sharing, correcting, a receipt added and a check recorded are told too', async () => {
  const id = await expenseAt.private(on)
  expect(await noticesOf(() => on.send('expense', on.sam, id, { type: 'expense.share' }))).toEqual({
    dana: ['shared'],
    sam: [],
  })
  const { private: _, receipts: __, ...fields } = on.expense({ total: 290_00 })
  const edit = { type: 'expense.edit', ...fields }
  expect(await noticesOf(() => on.send('expense', on.sam, id, edit))).toEqual({ dana: ['changed'], sam: [] })
  const receipts = [await on.file(on.sam)]
  const add = { type: 'expense.addReceipt', receipts }
  expect(await noticesOf(() => on.send('expense', on.sam, id, add))).toEqual({ dana: ['receiptAdded'], sam: [] })
  await on.act(on.dana, (change) => openExpense(change, on.dana, id))
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 145_00 })
  const pay = { type: 'expense.pay', method: 'check', amount: 10_00, number: null, note: null }
  expect(await noticesOf(() => on.send('expense', on.dana, id, pay))).toEqual({ dana: [], sam: ['paid'] })
})

test('the correction of what is still private is told to nobody', async () => {
  const id = await expenseAt.private(on)
  const { private: _, receipts: __, ...fields } = on.expense({ total: 12_00 })
  expect(await noticesOf(() => on.send('expense', on.sam, id, { type: 'expense.edit', ...fields }))).toEqual({
    dana: [],
    sam: [],
  })
})

test('what is refused or rolled back is never told', async () => {
  const id = await expenseAt.declined(on)
  expect(
    await noticesOf(() => on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 }).catch(() => null)),
  ).toEqual({ dana: [], sam: [] })
  const failing = () =>
    on.act(on.sam, async (change) => {
      change.notices.push({
        id: crypto.randomUUID(),
        personId: on.dana.personId,
        kind: 'changed',
        entity: 'expense',
        entityId: id,
        by: on.sam.personId,
        audience: null,
      })
      throw new Error('and then it failed')
    })
  expect(await noticesOf(() => failing().catch(() => null))).toEqual({ dana: [], sam: [] })
})

test('a notice names what it is about, as Home does, and reading it opens nothing', async () => {
  const id = await on.record(on.sam, { name: 'Therapist, first visit' })
  const newest = async () => (await pageOf('dana')).items[0]
  expect(await newest()).toMatchObject({
    kind: 'recorded',
    actor: on.sam.personId,
    name: 'Therapist, first visit',
    seenAt: null,
    at: app.clock.now(),
    entity: 'expense',
    entityId: id,
    expenseId: id,
  })
  const dana = await app.as(on.dana.personId)
  await dana.call(noticeRoutes.list, { query: {} })
  const stamps = () =>
    on.scopes.asSystem(on.family.id, (tx) => tx.selectFrom('viewed').select('at').where('entity_id', '=', id).execute())
  expect(await stamps()).toEqual([])
})

test('a payment leads to the expense it pays', async () => {
  const { expense, payment } = await paymentAt.confirmed(on)
  const [newest] = (await pageOf('dana')).items
  expect(newest).toMatchObject({ kind: 'confirmed', entity: 'payment', entityId: payment, expenseId: expense })
  expect(newest?.name).toBe('Orthodontist')
})
