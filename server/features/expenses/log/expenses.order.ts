import { sql } from 'kysely'
import * as z from 'zod/mini'
import { date, instant, minor } from '#contract/common.ts'
import { defaultOrder, type ExpenseSort } from '#contract/expenses/expense-log.ts'
import { type Key, ordersBy } from '../../../db/cursor.ts'
import { statusesThat } from '../../payments/payments.facts.ts'
import { inOrderOfLife, paidOff, uncounted } from '../expenses.statuses.ts'
import { coveredBy } from './expenses.matching.ts'

/** Orders by the share in the log: what remains, the whole share once settled, and uncounted expenses below all others. */
const share = sql<number>`case when status = any(${[...uncounted]}) then -1 when status = any(${[...paidOff]}) then owed
  else owed - ${coveredBy(statusesThat('settled'))} end`

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
  share: { value: share, type: sql`bigint`, schema: minor },
}

export const orderOf = ordersBy(keys, defaultOrder)
