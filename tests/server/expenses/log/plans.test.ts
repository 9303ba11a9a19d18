import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expenseSorts, sortDirections } from '#contract/expenses/expense-log.ts'
import { type Cursor, encodeCursor } from '#server/db/reading/cursor.ts'
import { expensesWaiting } from '#server/features/expenses/expenses.home.ts'
import { orderOf } from '#server/features/expenses/log/expenses.order.ts'
import { expenseLog, expensePageOf } from '#server/features/expenses/log/expenses.page.ts'
import { listContextOf, pageQuery } from '#server/lists/list.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  const id = await on.record(on.sam)
  // The copies differ only in the columns that they are sorted by.
  await on.scopes.asSystem(on.family.id, (tx) =>
    sql`insert into expense (family_id, id, status, version, name, total, owed, category_id, creator_percent, creator_id,
        other_id, child_ids, purchase_date, created_at, changed_at)
      select family_id, gen_random_uuid(), status, version, name || n * 7919 % 2000, total + n * 104729 % 2000, owed,
        category_id, creator_percent, creator_id, other_id, child_ids, purchase_date - n % 700,
        created_at - n * interval '1 hour', changed_at
      from expense, generate_series(1, 2000) n where id = ${id}`.execute(tx),
  )
  await asSuperuser(on.superuser, 'analyze expense')
})
afterAll(() => on.end())

const planOf = (
  sort: (typeof expenseSorts)[number],
  direction: (typeof sortDirections)[number],
  after: Cursor | null,
) =>
  on.scopes.asViewer(on.dana, async (tx) => {
    const order = { sort, direction }
    const query = after ? { ...order, after: encodeCursor(orderOf(order), after) } : order
    const context = await listContextOf(tx, on.dana)
    const plan = await pageQuery(expenseLog, context, query, 51).explain('text', sql`costs off`)
    return JSON.stringify(plan)
  })

const middle: Record<string, string | number> = {
  created: '2026-10-01T00:00:00.000Z',
  purchased: '2025-10-01',
  name: 'orthodontist1500',
  total: 29_500,
}
const indexed = expenseSorts.filter((sort) => sort in middle)

test.each(indexed.flatMap((sort) => sortDirections.map((direction) => [sort, direction] as const)))(
  'by %s, %s: row-level security and all, an index gives the page in its order, however deep it is',
  async (sort, direction) => {
    const place = [middle[sort] ?? '', crypto.randomUUID()]
    for (const after of [null, place]) {
      const plan = await planOf(sort, direction, after)
      expect(plan).toContain('Index Scan')
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    }
  },
)

test('the log and Home are planned once for a connection, not for each answer', async () => {
  const planned = await on.scopes.asViewer(on.dana, async (tx) => {
    for (let times = 0; times < 8; times += 1) {
      await expensePageOf(tx, on.dana, {})
      await expensesWaiting(tx, on.dana, on.clock.now())
    }
    const { rows } = await sql<{ statement: string; generic: number; custom: number }>`
      select statement, generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like '%expense%' and generic_plans + custom_plans >= 8`.execute(tx)
    return rows
  })
  expect(planned).toHaveLength(2)
  // PostgreSQL looks at the values of the first five times.
  for (const { statement, custom } of planned) expect(custom, statement).toBeLessThanOrEqual(5)
})
