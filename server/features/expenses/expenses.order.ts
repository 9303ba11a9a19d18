import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { date, id, instant, minor } from '#contract/common.ts'
import { type ExpenseSelection, expenseSorts, sortDirections, usualOrder } from '#contract/expense-log.ts'
import { Refusal } from '../../http/refusal.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import { coveredBy } from './expenses.matching.ts'
import { inOrderOfLife, uncounted } from './expenses.standing.ts'

type Key = {
  /** What rows are ordered by, then by their id: no two rows stand at the same place. */
  readonly value: RawBuilder<string | number>
  readonly type: RawBuilder<unknown>
  readonly schema: z.ZodMiniType<string | number>
}

/** What the log shows as the share: what remains, all of it once settled, and under everything what is not counted. */
const share = sql<number>`case when status = any(${[...uncounted]}) then -1 when status = 'settled' then owed
  else owed - ${coveredBy(statusesThat('settled'))} end`

const keys: Record<(typeof expenseSorts)[number], Key> = {
  created: { value: sql.ref('created_at'), type: sql`timestamptz`, schema: instant },
  purchased: { value: sql.ref('purchase_date'), type: sql`date`, schema: date },
  name: { value: sql.ref('name_key'), type: sql`text`, schema: z.string() },
  total: { value: sql.ref('total'), type: sql`bigint`, schema: minor },
  status: {
    value: sql<number>`array_position(${[...inOrderOfLife]}::text[], status)`,
    type: sql`int`,
    schema: z.int(),
  },
  share: { value: share, type: sql`bigint`, schema: minor },
}

export type Order = {
  readonly sort: (typeof expenseSorts)[number]
  readonly direction: (typeof sortDirections)[number]
}
export const orderOf = ({ sort, direction }: Pick<ExpenseSelection, 'sort' | 'direction'>): Order => ({
  sort: sort ?? usualOrder.sort,
  direction: direction ?? usualOrder.direction,
})

export const keyOf = ({ sort }: Order): Key => keys[sort]

/** Where a page ended: the value of its last row, and its id. It holds whatever is added before it or after it. */
export type Place = { readonly value: string | number; readonly id: string }

const written = z.tuple([z.enum(expenseSorts), z.enum(sortDirections), z.union([z.string(), z.number()]), id])

export const writePlace = ({ sort, direction }: Order, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** @throws {Refusal} invalid for what is no place of ours, or one in another order */
export const readPlace = (order: Order, text: string): Place => {
  const { data } = z.safeParse(written, parsed(text))
  const [sort, direction, value, id] = data ?? []
  const own = sort === order.sort && direction === order.direction && z.safeParse(keyOf(order).schema, value).success
  if (!own || value === undefined || id === undefined)
    throw new Refusal('invalid', { validationErrors: [{ field: 'after', code: 'malformed' }] })
  return { value, id }
}

export const isPast = (order: Order, { value, id }: Place): RawBuilder<boolean> => {
  const key = keyOf(order)
  const past = order.direction === 'ascending' ? sql`>` : sql`<`
  return sql<boolean>`(${key.value}, id) ${past} (${value}::${key.type}, ${id}::uuid)`
}
