import * as z from 'zod/mini'
import { Refusal } from '../../http/refusal.ts'

/** Where a row stands among those that run backwards: what they are ordered by, then the id. */
type Place = readonly [value: string, id: string]

const written = z.tuple([z.string(), z.uuid()])

const writePlace = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

const readPlace = (text: string): Place => {
  const { data } = z.safeParse(written, parsed(text))
  if (!data) throw new Refusal('invalid', { validationErrors: [{ field: 'after', code: 'malformed' }] })
  return data
}

const isPast = ([value, id]: Place, [lastValue, lastId]: Place): boolean =>
  value < lastValue || (value === lastValue && id < lastId)

/**
 * The next rows after a place. The end is a row's own place and no number, so that nothing is repeated or skipped when a row
 * comes before it. @throws {Refusal} invalid for what is no place of ours
 */
export const takePage = <Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
  after: string | undefined,
  limit: number,
): { items: Row[]; next: string | null } => {
  const last = after === undefined ? null : readPlace(after)
  const rest = last ? rows.filter((row) => isPast(placeOf(row), last)) : rows
  const items = rest.slice(0, limit)
  const end = items.at(-1)
  return { items, next: rest.length > limit && end !== undefined ? writePlace(placeOf(end)) : null }
}
