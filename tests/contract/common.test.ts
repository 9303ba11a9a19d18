import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { date, instant } from '#contract/common.ts'
import { addDays, addYears, fromEpoch } from '#domain/time.ts'

const lastDay = addYears(fromEpoch(Date.now()).slice(0, 10), 30)

test.each([
  ['1900-01-01', null],
  [lastDay, null],
  ['1899-12-31', 'tooEarly'],
  ['0000-01-01', 'tooEarly'],
  [addDays(lastDay, 2), 'tooLate'],
  ['9999-12-31', 'tooLate'],
  ['2026-02-30', 'notADate'],
  ['10000-01-01', 'notADate'],
])('the date %s: %s', (on, problem) => {
  expect(safeParse(date, on).error?.issues[0]?.message ?? null).toBe(problem)
})

test.each(['0000-01-01T00:00:00.000Z', '1899-12-31T23:59:59.999Z', '2026-01-01T00:00:00Z'])(
  'the instant %s is refused',
  (at) => {
    expect(safeParse(instant, at).success).toBe(false)
  },
)
