import type { SelectQueryBuilder } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Currency } from '#domain/money.ts'
import { type Cursor, decodeCursor, encodeCursor, inOrder, type Order } from '../db/reading/cursor.ts'
import type { Schema } from '../db/schema.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'

/** Holds what the statements of a list need. The family's columns are read once for all of them. */
export type ListContext = {
  readonly tx: Tx
  readonly viewer: Viewer
  readonly currency: Currency
  readonly zone: string
}

/** Describes one list: which rows a selection matches, in which order, and what is shown of them. */
export type List<Table extends keyof Schema, Selection, Row, Item> = {
  readonly orderOf: (selection: Selection) => Order
  /** Selects the matches in no order. Its condition contains no rights, because the policies hide the other rows. */
  readonly rows: (context: ListContext, selection: Selection) => SelectQueryBuilder<Schema, Table, Row>
  /** Returns the values of the order's keys in a row. */
  readonly cursorOf: (row: Row) => Cursor
  /** Turns rows into items, in the same order and in a few statements whatever their number. */
  readonly items: (context: ListContext, rows: readonly Row[]) => Promise<Item[]>
}

/** Describes a list whose first page also contains the number of matches and sums. */
export type CountedList<Table extends keyof Schema, Selection, Row, Item, Summary> = List<
  Table,
  Selection,
  Row,
  Item
> & { readonly summary: (context: ListContext, selection: Selection) => Promise<Summary> }

/** `after` is the previous page's `next`. */
export type PageQuery = { readonly after?: string | undefined; readonly limit?: number | undefined }

export type Lines<Item> = { readonly items: Item[]; readonly next: string | null }

export const listContextOf = async (tx: Tx, viewer: Viewer): Promise<ListContext> => {
  const family = await tx.selectFrom('family').select(['currency', 'time_zone']).executeTakeFirstOrThrow()
  return { tx, viewer, currency: family.currency, zone: family.time_zone }
}

/** Builds the query of one page. Orders that have an index are read from it without a sort. */
export const pageQuery = <Table extends keyof Schema, Selection, Row, Context>(
  list: {
    readonly orderOf: (selection: Selection) => Order
    readonly rows: (context: Context, selection: Selection) => SelectQueryBuilder<Schema, Table, Row>
  },
  context: Context,
  query: Selection & Pick<PageQuery, 'after'>,
  limit: number,
): SelectQueryBuilder<Schema, Table, Row> => {
  const order = list.orderOf(query)
  const after = query.after === undefined ? null : decodeCursor(order, query.after)
  return inOrder(list.rows(context, query), order, { after, limit })
}

/** Returns the next items of a selection, and the cursor of the page after them. */
export const linesIn = async <Table extends keyof Schema, Selection, Row, Item>(
  list: List<Table, Selection, Row, Item>,
  context: ListContext,
  query: Selection & PageQuery,
): Promise<Lines<Item>> => {
  const { rows, next } = pageIn(list, query, await pageQuery(list, context, query, rowsOf(query)).execute())
  return { items: await list.items(context, rows), next }
}

const limitOf = ({ limit = limits.page.default }: PageQuery): number => limit

/** Returns how many rows to read for a page: one more than it holds tells whether there is a next page. */
export const rowsOf = (query: PageQuery): number => limitOf(query) + 1

/** Returns the rows of a page among those that were read, and the cursor of the page after them. */
export const pageIn = <Selection, Row>(
  { orderOf, cursorOf }: Pick<List<never, Selection, Row, unknown>, 'orderOf' | 'cursorOf'>,
  query: Selection & PageQuery,
  found: readonly Row[],
): { readonly rows: readonly Row[]; readonly next: string | null } => {
  const rows = found.slice(0, limitOf(query))
  const last = rows.at(-1)
  return { rows, next: found.length > rows.length && last ? encodeCursor(orderOf(query), cursorOf(last)) : null }
}

/** Returns one page with the summary of all pages, which is null on every page but the first. */
export const pageOf = async <Table extends keyof Schema, Selection, Row, Item, Summary>(
  list: CountedList<Table, Selection, Row, Item, Summary>,
  tx: Tx,
  viewer: Viewer,
  query: Selection & PageQuery,
): Promise<Lines<Item> & { summary: Summary | null }> => {
  const context = await listContextOf(tx, viewer)
  const isFirst = query.after === undefined
  const [lines, summary] = await Promise.all([
    linesIn(list, context, query),
    isFirst ? list.summary(context, query) : null,
  ])
  return { ...lines, summary }
}
