import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { malformedCursor, readOpaque, writeOpaque } from '../opaque.ts'

/** One of the columns by which a list is ordered. */
export type Key = {
  readonly value: RawBuilder<string | number>
  readonly type: RawBuilder<unknown>
  readonly schema: z.ZodMiniType<string | number>
}

export type Direction = 'ascending' | 'descending'

/** Orders the rows of a list. The values of all keys together are unique, so that no two rows have the same cursor. */
export type Order = {
  /** Tells apart the orders of one list in its cursors; empty when the list has only one order. */
  readonly name: readonly string[]
  readonly direction: Direction
  readonly keys: readonly Key[]
}

/** Orders rows by a column that may be equal in many of them. */
export type SortedOrder = Order & { readonly by: Key }
type Chosen<Sort> = { readonly sort?: Sort | undefined; readonly direction?: Direction | undefined }

const unique: Key = { value: sql.ref('id'), type: sql`uuid`, schema: id }

/** Orders a list by the column that a selection names, or by the usual one; the id orders rows that are equal in it. */
export const ordersBy =
  <Sort extends string>(
    keys: Readonly<Record<Sort, Key>>,
    usual: { readonly sort: NoInfer<Sort>; readonly direction: Direction },
  ) =>
  ({ sort = usual.sort, direction = usual.direction }: Chosen<Sort>): SortedOrder => {
    const by = keys[sort]
    return { name: [sort, direction], direction, keys: [by, unique], by }
  }

/** The end of a page: the values of the keys in its last row. It stays valid when rows are added before or after it. */
export type Cursor = readonly (string | number)[]

const written = z.array(z.union([z.string(), z.number()]))

export const encodeCursor = ({ name }: Order, cursor: Cursor): string => writeOpaque([...name, ...cursor])

/** @throws {Refusal} invalid when the text is no cursor of ours, or belongs to another order */
export const decodeCursor = ({ name, keys }: Order, text: string): Cursor => {
  const parts = readOpaque(written, text)
  const cursor = parts.slice(name.length)
  const own =
    cursor.length === keys.length &&
    name.every((part, at) => parts[at] === part) &&
    keys.every(({ schema }, at) => z.safeParse(schema, cursor[at]).success)
  if (!own) throw malformedCursor()
  return cursor
}

/** Selects the rows after a cursor in this order. */
const isPast = ({ direction, keys }: Order, cursor: Cursor): RawBuilder<boolean> => {
  const past = direction === 'ascending' ? sql`>` : sql`<`
  const columns = sql.join(keys.map(({ value }) => value))
  const values = sql.join(keys.map(({ type }, at) => sql`${cursor[at]}::${type}`))
  return sql<boolean>`(${columns}) ${past} (${values})`
}

/** The limits of almost all pages, with the row that tells whether another follows. */
const usualLimits: ReadonlySet<number> = new Set([limits.page.default + 1, limits.page.max + 1])

export type Page = { readonly after: Cursor | null; readonly limit: number }

/** Limits a query to the rows after a cursor, in this order. */
export const inOrder = <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order,
  { after, limit }: Page,
): SelectQueryBuilder<DB, Table, Row> => {
  const direction = order.direction === 'ascending' ? 'asc' : 'desc'
  // Of a limit that is no parameter PostgreSQL knows how few rows are read, so it keeps the plan.
  let ordered = query.limit(usualLimits.has(limit) ? sql.lit(limit) : limit)
  for (const { value } of order.keys) ordered = ordered.orderBy(value, direction)
  return after ? ordered.where(isPast(order, after)) : ordered
}
