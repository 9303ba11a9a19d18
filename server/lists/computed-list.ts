import * as z from 'zod/mini'
import { readOpaque, writeOpaque } from '../db/opaque.ts'

/** The cursor of a row in a list with the latest first: the value by which it is ordered, then the id. */
type Cursor = readonly [value: string, id: string]

const written = z.tuple([z.string(), z.uuid()])

const isPast = ([value, id]: Cursor, [lastValue, lastId]: Cursor): boolean =>
  value < lastValue || (value === lastValue && id < lastId)

/**
 * Returns one page of a list whose rows are computed instead of selected, as dues are. The cursor is a row's own value
 * instead of a number, so that nothing is repeated or skipped when a row is added before it.
 * @throws {Refusal} invalid when the text is no cursor of ours
 */
export const takePage = <Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => Cursor,
  after: string | undefined,
  limit: number,
): { items: Row[]; next: string | null } => {
  const last = after === undefined ? null : readOpaque(written, after)
  const rest = last ? rows.filter((row) => isPast(cursorOf(row), last)) : rows
  const items = rest.slice(0, limit)
  const end = items.at(-1)
  return { items, next: rest.length > limit && end !== undefined ? writeOpaque(cursorOf(end)) : null }
}
