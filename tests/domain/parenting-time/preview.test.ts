import { expect, test } from 'vitest'
import { firstKept, holidayBounds, lastKeptBy } from '#domain/parenting-time/holiday-bounds.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { previewOf } from '#domain/parenting-time/preview.ts'
import { handover, holiday, plan, schedule } from './plans.ts'

const at = (text: string): number => Date.parse(`${text}:00Z`)
const weeks = plan({
  zone: 'UTC',
  schedules: [
    schedule({
      childIds: ['mia', 'leo'],
      cycle: { length: 14, beginsOn: 0, changes: changesOfNights('AAAAAAABBBBBBB', handover('17:00')) },
    }),
  ],
})

test('a preview says what would change, and nothing where the parent has the child anyway', () => {
  const time = {
    id: 'r',
    childIds: ['mia'],
    parent: 'sam',
    from: at('2026-01-11T09:00'),
    until: at('2026-01-13T09:00'),
  }
  expect(previewOf(weeks, [time])).toEqual([
    { childId: 'mia', from: time.from, until: at('2026-01-12T17:00'), before: 'dana', after: 'sam' },
  ])
  expect(previewOf(weeks, [{ ...time, parent: 'dana', until: at('2026-01-12T17:00') }])).toEqual([])
  const other = {
    ...time,
    id: 's',
    childIds: ['mia', 'leo'],
    from: at('2026-01-06T00:00'),
    until: at('2026-01-07T00:00'),
  }
  expect(previewOf(weeks, [time, other]).map(({ childId, from }) => [childId, from])).toEqual([
    ['mia', other.from],
    ['leo', other.from],
    ['mia', time.from],
  ])
})

test('a holiday begins when it is first kept, and ends when it is no more', () => {
  const edges = { begins: { day: 0, handover: handover('00:00') }, ends: { day: 1, handover: handover('00:00') } }
  const yearly = holiday({ ...edges, from: '2026-12-01' })
  expect(holidayBounds('UTC', yearly)).toEqual({ begins: at('2027-11-25T00:00'), ends: null })
  expect(holidayBounds('UTC', { ...yearly, odd: 'none' })?.begins).toBe(at('2028-11-23T00:00'))
  expect(holidayBounds('UTC', { ...yearly, through: '2028-12-31' })?.ends).toBe(at('2028-11-24T00:00'))
  expect(holidayBounds('UTC', { ...yearly, through: '2027-01-01' })).toBeNull()
  const trip = holiday({
    ...edges,
    ends: { day: 14, handover: handover('12:00') },
    date: { by: 'list', dates: ['2027-07-05'] },
  })
  expect(holidayBounds('UTC', { ...trip, from: '2026-12-01' })).toEqual({
    begins: at('2027-07-05T00:00'),
    ends: at('2027-07-19T12:00'),
  })
})

test('a holiday whose day falls into the neighbouring year is first kept then', () => {
  const edges = { begins: { day: 0, handover: handover('00:00') }, ends: { day: 1, handover: handover('00:00') } }
  const nearNewYear = (month: number, day: number, side: 'onOrBefore' | 'onOrAfter') =>
    ({ by: 'weekdayNear', month, day, weekday: 0, side }) as const
  const late = holiday({ ...edges, date: nearNewYear(12, 31, 'onOrAfter'), from: '2027-01-01' })
  expect(firstKept('UTC', late)).toBe('2027-01-03')
  expect(holidayBounds('UTC', late)).toEqual({ begins: at('2027-01-03T00:00'), ends: null })
  expect(lastKeptBy('UTC', late, at('2027-06-01T00:00'))).toBe('2027-01-03')
  // The first Sunday on or before January 1, 2028 is in 2027.
  const early = holiday({ ...edges, date: nearNewYear(1, 1, 'onOrBefore'), from: '2027-06-01', through: '2027-12-31' })
  expect(firstKept('UTC', early)).toBe('2027-12-26')
  expect(holidayBounds('UTC', early)).toEqual({ begins: at('2027-12-26T00:00'), ends: at('2027-12-27T00:00') })
})
