import { expect, test } from 'vitest'
import { noticePreferencesDto } from '#contract/notices/notice-preferences.ts'
import { quietUntil } from '#domain/quiet-hours.ts'

const york = 'America/New_York'
const night = { from: '21:30', to: '07:00' }
const noon = { from: '12:00', to: '13:00' }

test.each([
  ['the evening', '2026-11-20T02:29:00.000Z', night, null],
  ['their first minute', '2026-11-20T02:30:00.000Z', night, '2026-11-20T12:00:00.000Z'],
  ['after midnight', '2026-11-20T08:00:00.000Z', night, '2026-11-20T12:00:00.000Z'],
  ['their last minute', '2026-11-20T11:59:59.999Z', night, '2026-11-20T12:00:00.000Z'],
  ['their end', '2026-11-20T12:00:00.000Z', night, null],
  ['the middle of the day', '2026-11-20T17:30:00.000Z', noon, '2026-11-20T18:00:00.000Z'],
  ['before it', '2026-11-20T16:59:00.000Z', noon, null],
  ['after it', '2026-11-20T18:00:00.000Z', noon, null],
])('in %s', (_, now, hours, until) => {
  expect(quietUntil(now, york, hours)).toBe(until)
})

test('they end at seven by the clock on the wall, also in the night in which it is changed', () => {
  // Clocks go back on November 1 (seven is 12:00 UTC, no longer 11:00) and forward on March 14.
  expect(quietUntil('2026-11-01T03:00:00.000Z', york, night)).toBe('2026-11-01T12:00:00.000Z')
  expect(quietUntil('2027-03-14T03:00:00.000Z', york, night)).toBe('2027-03-14T11:00:00.000Z')
})

test('an end that the clock skips is the moment after the gap; one that comes twice has passed the first time', () => {
  expect(quietUntil('2027-03-14T05:00:00.000Z', york, { from: '21:00', to: '02:30' })).toBe('2027-03-14T07:30:00.000Z')
  // It is 01:15 for the second time, so 01:30 was 45 minutes ago.
  expect(quietUntil('2026-11-01T06:15:00.000Z', york, { from: '21:00', to: '01:30' })).toBeNull()
})

test.each([
  [{ from: '00:00', to: '23:59' }, true],
  [{ from: '22:00', to: '22:00' }, false],
  [{ from: '24:00', to: '07:00' }, false],
  [{ from: '9:00', to: '07:00' }, false],
  [{ from: '22:60', to: '07:00' }, false],
  [{ from: '22:00' }, false],
  [null, true],
])('%j may be kept: %s', (quiet, may) => {
  expect(noticePreferencesDto.safeParse({ mailOff: [], quiet }).success).toBe(may)
})
