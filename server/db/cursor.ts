import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { malformedCursor, readOpaque, writeOpaque } from './opaque.ts'

/** One of the columns by which a list can be ordered. */
export type Key = {
  /** The value by which rows are ordered. Ties are broken by the id, so no two rows have the same cursor. */
  readonly value: RawBuilder<string | number>
  readonly type: RawBuilder<unknown>
  readonly schema: z.ZodMiniType<string | number>
}

export type Order<Sort extends string> = { readonly sort: Sort; readonly direction: 'ascending' | 'descending' }

/** The end of a page: the value of its last row, and its id. It stays valid when rows are added before or after it. */
export type Cursor = { readonly value: string | number; readonly id: string }

const written = z.tuple([z.string(), z.string(), z.union([z.string(), z.number()]), id])

export const encodeCursor = ({ sort, direction }: Order<string>, { value, id }: Cursor): string =>
  writeOpaque([sort, direction, value, id])

/** @throws {Refusal} invalid when the text is no cursor of ours, or belongs to another order */
export const decodeCursor = (order: Order<string>, { schema }: Key, text: string): Cursor => {
  const [sort, direction, value, id] = readOpaque(written, text)
  const own = sort === order.sort && direction === order.direction && z.safeParse(schema, value).success
  if (!own) throw malformedCursor()
  return { value, id }
}

/** Selects the rows after a cursor in this order. `id` is the column of that name. */
const isPast = (order: Order<string>, key: Key, { value, id }: Cursor): RawBuilder<boolean> => {
  const past = order.direction === 'ascending' ? sql`>` : sql`<`
  return sql<boolean>`(${key.value}, id) ${past} (${value}::${key.type}, ${id}::uuid)`
}

export type Page = { readonly after: Cursor | null; readonly limit: number }

/** Limits a query to the rows after a cursor, in this order. */
export const inOrder = <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order<string>,
  key: Key,
  { after, limit }: Page,
): SelectQueryBuilder<DB, Table, Row> => {
  const direction = order.direction === 'ascending' ? 'asc' : 'desc'
  const ordered = query.orderBy(key.value, direction).orderBy(sql.ref('id'), direction).limit(limit)
  return after ? ordered.where(isPast(order, key, after)) : ordered
}
