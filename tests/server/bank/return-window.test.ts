import { expect, test } from 'vitest'
import { lastReturnAt } from '#server/bank/return-window.ts'

test.each([
  // The sixtieth day is Friday, January 22; Monday is a banking day.
  ['2026-11-23T22:00:00.000Z', '2027-01-25T13:30:00.000Z'],
  // The sixtieth day is Sunday, January 17; Monday is a holiday.
  ['2026-11-18T22:00:00.000Z', '2027-01-19T13:30:00.000Z'],
  // Clocks change in between, and banks open by the clock on the wall.
  ['2027-01-15T22:00:00.000Z', '2027-03-17T12:30:00.000Z'],
])('what arrived at %s may come back until %s', (arrived, last) => expect(lastReturnAt(arrived)).toBe(last))
