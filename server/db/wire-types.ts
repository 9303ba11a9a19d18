import type pg from 'pg'
import { types } from 'pg'

/**
 * Defines how a column's text becomes a value, per connection and never for the whole process:
 * - `date` stays `2026-11-20`, because a day has no zone and a Date would give it one;
 * - `timestamptz` becomes `2026-11-20T22:00:00.000Z`, because only domain/time.ts computes with instants;
 * - `timestamp` stays text, because it is no instant without a zone;
 * - `int8` becomes a number, because cents, versions and sequences stay far below 2^53. A larger value throws, since a
 *   rounded amount would be worse than a failed query;
 * - `numeric` stays text, as in pg itself.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format ?? 'text') === 'text' ? (parsers.get(oid) ?? types.getTypeParser(oid, 'text')) : binary(oid),
}

const binary = (oid: number) => types.getTypeParser(oid, 'binary')
const asText = (text: string) => text

/** @throws {RangeError} when a number cannot hold the value exactly */
export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint from the database does not fit a number exactly')
  return value
}

const instantShape = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::(\d\d))?$/

/** Converts the server's `2026-11-20 17:00:00.5-05`, in whatever zone its session has, to UTC with milliseconds. */
export function utcInstant(text: string): string {
  const [, day, time, fraction = '', hours, minutes = '00'] = instantShape.exec(text) ?? []
  if (day === undefined) throw new RangeError('an instant from the database is outside the years 0001 to 9999')
  const local = `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}`
  return hours === '+00' && minutes === '00' ? `${local}Z` : new Date(`${local}${hours}:${minutes}`).toISOString()
}

const textArrayOid: number = 1009
const textArray: (text: string) => (string | null)[] = types.getTypeParser(textArrayOid, 'text')

const list =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    textArray(text).map((entry) => (entry === null ? null : parse(entry)))

const uuidArrayOid: number = 2951
const onlyIds = /^\{[0-9a-f,-]+\}$/

/** Ids need no quotes, so an array of them is split; one with NULL in it is left to pg. */
const ids = (text: string): (string | null)[] => (onlyIds.test(text) ? idsIn(text) : textArray(text))

/** Returns the ids in the text of an array without NULL. */
export const idsIn = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','))

const scalars: readonly (readonly [oid: number, arrayOid: number, parse: (text: string) => unknown])[] = [
  [1082, 1182, asText],
  [1114, 1115, asText],
  [1184, 1185, utcInstant],
  [20, 1016, safeInteger],
]
const parsers = new Map<number, (text: string) => unknown>([
  [uuidArrayOid, ids],
  ...scalars.flatMap(
    ([oid, arrayOid, parse]) =>
      [
        [oid, parse],
        [arrayOid, list(parse)],
      ] as const,
  ),
])
