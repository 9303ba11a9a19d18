import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeInteger, utcInstant } from '#server/db/wire-types.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('days, instants, sums and lists arrive without a zone of this machine and without rounding', async () => {
  const { rows } = await database.pool().query(`select date '2026-11-20' as day,
    timestamptz '2026-11-20 17:00:00.5-05' as instant, timestamp '2026-11-20 17:00:00' as wall,
    14250::bigint as cents, 0.1::numeric as share, null::timestamptz as never,
    array[timestamptz '2026-11-20 22:00:00+00', null] as instants`)
  expect(rows).toEqual([
    {
      day: '2026-11-20',
      instant: '2026-11-20T22:00:00.500Z',
      wall: '2026-11-20 17:00:00',
      cents: 14250,
      share: '0.1',
      never: null,
      instants: ['2026-11-20T22:00:00.000Z', null],
    },
  ])
})

test.each([
  ['2026-11-20 22:00:00+00', '2026-11-20T22:00:00.000Z'],
  ['2026-11-20 22:00:00.123456+00', '2026-11-20T22:00:00.123Z'],
  ['2026-11-20 03:30:00+05:30', '2026-11-19T22:00:00.000Z'],
])('the instant %s is %s', (text, expected) => {
  expect(utcInstant(text)).toBe(expected)
})

test('what cannot be said exactly is refused', () => {
  expect(() => safeInteger('9007199254740993')).toThrow(RangeError)
  expect(() => utcInstant('infinity')).toThrow(RangeError)
  expect(() => utcInstant('0044-03-15 12:00:00+00 BC')).toThrow(RangeError)
})
