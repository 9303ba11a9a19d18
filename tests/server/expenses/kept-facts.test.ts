import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paymentStatuses } from '#contract/payments/payments.ts'
import { factsOf, keptFactsOf } from '#server/features/expenses/expenses.facts.ts'
import { paymentsFor } from '#server/features/expenses/expenses.paying.ts'
import { miscountedIn } from '#server/features/expenses/expenses.recount.ts'
import { countsOf } from '#server/features/payments/payments.facts.ts'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { expenseAt, paymentAt } from '#tests/support/record/leaves.ts'
import { asSuperuser, endSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

// Rows keep what an expense's payments add up to. What they keep must equal what is counted, after every move.

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(async () => {
  await endSuperuser(on.superuser)
  await on.end()
})

const found = () => miscountedIn(on.scopes, on.family.id)

test.each(Object.entries(expenseAt))('an expense at %s keeps what is counted of it', async (_, bring) => {
  const id = await bring(on)
  const row = await on.expenseRow(id)
  const counted = await on.scopes.asSystem(on.family.id, (tx) => factsOf(tx, [row]))
  expect(keptFactsOf(row)).toEqual(counted.get(id))
  expect(await found()).toEqual([])
})

test.each(Object.entries(paymentAt))('so does the expense of a payment at %s', async (_, bring) => {
  const { expense } = await bring(on)
  const row = await on.expenseRow(expense)
  const counted = await on.scopes.asSystem(on.family.id, (tx) => factsOf(tx, [row]))
  expect(keptFactsOf(row)).toEqual(counted.get(expense))
  expect(await found()).toEqual([])
})

test('the database puts each status of a payment where its chart puts it', async () => {
  const { rows } = await on.scopes.asSystem(on.family.id, (tx) =>
    sql<{ status: string; counts: string }>`
      select status, payment_counts(status) as counts from unnest(${[...paymentStatuses]}::text[]) status`.execute(tx),
  )
  expect(Object.fromEntries(rows.map(({ status, counts }) => [status, counts]))).toEqual(countsOf)
})

test('a private expense is in no sum that the other parent reads, and in theirs once it is shared', async () => {
  const sumFor = (viewer: typeof on.sam) =>
    on.scopes.asViewer(viewer, async (tx) => {
      const rows = await tx.selectFrom('expense_total').select(['status', 'total', 'count']).execute()
      return rows.reduce((sum, { total, count }) => ({ total: sum.total + total, count: sum.count + count }), {
        total: 0,
        count: 0,
      })
    })
  const [sam, dana] = [await sumFor(on.sam), await sumFor(on.dana)]
  const id = await on.record(on.sam, { private: true, total: 9_999_77 })
  expect(await sumFor(on.dana)).toEqual(dana)
  expect(await sumFor(on.sam)).toEqual({ total: sam.total + 9_999_77, count: sam.count + 1 })
  expect(await sumFor(on.professional)).toEqual(dana)
  for (const nobody of [on.child, on.neighbour]) expect((await sumFor(nobody)).count).toBe(0)
  await on.send('expense', on.sam, id, { type: 'expense.share' })
  expect(await sumFor(on.dana)).toEqual({ total: dana.total + 9_999_77, count: dana.count + 1 })
  expect(await found()).toEqual([])
})

test('expenses that several people record at once are all in the sums', async () => {
  await Promise.all([on.sam, on.dana, on.sam, on.dana].map((viewer) => on.record(viewer)))
  expect(await found()).toEqual([])
})

test.each([
  ['settled', 'update expense set settled = settled + 1', 'update expense set settled = settled - 1'],
  ['last_outcome', `update expense set last_outcome = 'void'`, null],
  ['opened', 'update expense set opened = not opened', 'update expense set opened = not opened'],
])('a row that keeps another %s is found by the sweep and by verify', async (_, broken, back) => {
  const id = await expenseAt['approved.partlyPaid'](on)
  await asSuperuser(on.superuser, `${broken} where id = '${id}'`)
  expect(await found()).toContainEqual(expect.stringContaining(id))
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toContainEqual(expect.stringContaining(id))
  await asSuperuser(on.superuser, `${back ?? `update expense set last_outcome = 'confirmed'`} where id = '${id}'`)
  expect(await found()).toEqual([])
})

test.each([
  ['a sum is another', `update expense_total set owed = owed + 1 where status = 'open'`],
  ['a sum is gone', `delete from expense_total where status = 'open'`],
  ['a sum is invented', `update expense_total set status = 'invented' where status = 'open'`],
])('when %s, the sweep and verify say so', async (_, broken) => {
  await expenseAt.open(on)
  await asSuperuser(on.superuser, `create table kept as select * from expense_total; ${broken}`)
  expect(await found()).toContainEqual(expect.stringContaining('expenses in open'))
  const verified = await verifyFamily(on.scopes, recordParts, on.family.id, [])
  expect(verified).toContainEqual(expect.stringContaining('expenses in open'))
  await asSuperuser(
    on.superuser,
    'delete from expense_total; insert into expense_total select * from kept; drop table kept',
  )
  expect(await found()).toEqual([])
})

test('an expense with many payments is read in as many statements as one with two', async () => {
  const id = await expenseAt['approved.unpaid'](on)
  const plan = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await on.act(on.dana, (change) =>
        beginPayment(
          change,
          {
            method: 'bank',
            later: true,
            number: null,
            note: null,
            bankAccountId: null,
            payerId: on.dana.personId,
            receiverId: on.sam.personId,
            allocations: [{ expenseId: id, amount: 100 }],
          },
          on.dana,
        ),
      )
  }
  const sent = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const items = await on.scopes.asViewer(on.dana, (tx) => paymentsFor(tx, on.dana, id))
    const statements = query.mock.calls.length
    query.mockRestore()
    return { items: items.length, statements }
  }
  await plan(2)
  const few = await sent()
  await plan(10)
  const many = await sent()
  expect([few.items, many.items]).toEqual([2, 12])
  expect(many.statements).toBe(few.statements)
})
