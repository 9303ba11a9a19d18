import { oneOf } from '../../db/one-of.ts'
import { presentOrder } from '../../features/child-support/child-support.store.ts'
import { subjectsAmong } from '../../features/expenses/expenses.notices.ts'
import type { PlannedItem } from '../../features/payment-schedules/payment-schedules.planned.ts'
import { expenseTarget } from './expense-target.ts'
import { supportTarget } from './support-target.ts'

/** Implements series that pay an expense. */
export const plannedExpenses: PlannedItem = {
  lock: async (tx, seriesId) => {
    await tx
      .selectFrom('expense')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('payment_series').select('expense_id').where('id', '=', seriesId))
      .forUpdate()
      .execute()
  },
  describe: async (tx, rows) => {
    const ids = rows.flatMap(({ expense_id }) => expense_id ?? [])
    if (ids.length === 0) return new Map()
    const found = await tx.selectFrom('expense').select(['id', 'name']).where('id', '=', oneOf(ids)).execute()
    const names = new Map(found.map(({ id, name }) => [id, name]))
    return new Map(
      rows.flatMap(({ id, expense_id }) =>
        expense_id ? [[id, { expense: { id: expense_id, name: names.get(expense_id) ?? '' } }] as const] : [],
      ),
    )
  },
  /** A notice of such a series links to its expense. */
  subjects: async (tx, _personId, ids) => {
    const rows = await tx
      .selectFrom('payment_series')
      .select(['id', 'expense_id'])
      .where('id', '=', oneOf(ids))
      .execute()
    const expenseOf = rows.flatMap(({ id, expense_id }) => (expense_id ? [[id, expense_id] as const] : []))
    return subjectsAmong(tx, new Map(expenseOf))
  },
  targetOf: async (change, { expense_id: expenseId }, actor) =>
    expenseId === null ? null : expenseTarget(change, { expenseId, version: null, notifies: false }, actor),
}

/** Implements series that pay a ledger of child support, which is identified by its first order. */
export const plannedSupport: PlannedItem = {
  lock: async (tx, seriesId) => {
    await tx
      .selectFrom('support_order')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('payment_series').select('order_id').where('id', '=', seriesId))
      .forUpdate()
      .execute()
  },
  describe: async (_tx, rows) =>
    new Map(rows.flatMap(({ id, order_id: ledgerId }) => (ledgerId ? [[id, { ledgerId }] as const] : []))),
  subjects: async () => new Map(),
  targetOf: async (change, { order_id: root }, actor) => {
    if (root === null) return null
    const order = await presentOrder(change.tx, root)
    return supportTarget(change, { orderId: order?.id ?? '', version: null, notifies: false }, actor)
  },
}
