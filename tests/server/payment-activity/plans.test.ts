import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortDirections } from '#contract/expenses/expense-log.ts'
import { type PaymentSort, paymentSorts } from '#contract/payments/payment-selection.ts'
import { encodeCursor } from '#server/db/reading/cursor.ts'
import { orderOf } from '#server/features/payment-activity/payment-activity.list.ts'
import { paymentActivity } from '#server/features/payment-activity/payment-activity.page.ts'
import { listContextOf, pageQuery } from '#server/lists/list.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { paid } from './list.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  const { payment } = await paid(on)
  // The copies differ only in the columns that they are sorted by.
  await on.scopes.asSystem(on.family.id, (tx) =>
    sql`insert into payment (family_id, id, status, version, method, later, amount, payer_id, receiver_id, created_at, changed_at)
      select family_id, gen_random_uuid(), status, version, method, later, amount + n * 104729 % 2000, payer_id,
        receiver_id, created_at - n * interval '1 hour', changed_at
      from payment, generate_series(1, 2000) n where id = ${payment}`.execute(tx),
  )
  await asSuperuser(on.superuser, 'analyze payment')
})
afterAll(() => on.end())

const middle: Record<PaymentSort, string | number> = { created: '2026-10-01T00:00:00.000Z', amount: 60_00 }

test.each(paymentSorts.flatMap((sort) => sortDirections.map((direction) => [sort, direction] as const)))(
  'by %s, %s: row-level security and all, an index gives the page in its order, however deep it is',
  async (sort, direction) => {
    const order = { sort, direction }
    const after = encodeCursor(orderOf(order), [middle[sort], crypto.randomUUID()])
    for (const query of [order, { ...order, after }]) {
      const plan = await on.scopes.asViewer(on.dana, async (tx) =>
        pageQuery(paymentActivity, await listContextOf(tx, on.dana), query, 51).explain('text', sql`costs off`),
      )
      expect(JSON.stringify(plan)).toContain('Index Scan')
      expect(JSON.stringify(plan)).not.toMatch(/Sort|Seq Scan/)
    }
  },
)
