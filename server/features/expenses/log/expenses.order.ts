import { sql } from 'kysely'
import * as z from 'zod/mini'
import { date, instant, minor } from '#contract/common.ts'
import { defaultOrder, type ExpenseSelection, type ExpenseSort } from '#contract/expenses/expense-log.ts'
import { maxMinor } from '#domain/money.ts'
import { type Key, ordersBy, type SortedOrder } from '../../../db/reading/cursor.ts'
import { inOrderOfLife, paidOff, uncounted } from '../expenses.statuses.ts'

/** Orders by the share in the log: what remains, the whole share once settled. Uncounted expenses have no share. */
const shareOr = (uncountedAs: number): Key => ({
  value: sql<number>`case when status = any(${[...uncounted]}) then ${uncountedAs}::bigint
    when status = any(${[...paidOff]}) then owed else owed - settled end`,
  type: sql`bigint`,
  schema: minor,
})

const keys: Record<ExpenseSort, Key> = {
  created: { value: sql.ref('created_at'), type: sql`timestamptz`, schema: instant },
  purchased: { value: sql.ref('purchase_date'), type: sql`date`, schema: date },
  name: { value: sql.ref('name_key'), type: sql`text`, schema: z.string().check(z.regex(/^[^\0]*$/)) },
  total: { value: sql.ref('total'), type: sql`bigint`, schema: minor },
  status: {
    value: sql<number>`array_position(${[...inOrderOfLife]}::text[], status)`,
    type: sql`int`,
    schema: z.int().check(z.gte(1), z.lte(inOrderOfLife.length)),
  },
  share: shareOr(-1),
}

const descending = ordersBy(keys, defaultOrder)
const ascending = ordersBy({ ...keys, share: shareOr(maxMinor + 1) }, defaultOrder)

/** Uncounted expenses are last in the order of shares, whichever is first. */
export const orderOf = (selection: Pick<ExpenseSelection, 'sort' | 'direction'>): SortedOrder =>
  selection.direction === 'ascending' ? ascending(selection) : descending(selection)
