import { expect, test } from 'vitest'
import { holidayBounds } from '#domain/parenting-time/holiday-bounds.ts'
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
