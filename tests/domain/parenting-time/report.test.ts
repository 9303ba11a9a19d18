import { expect, test } from 'vitest'
import { siblingsIn } from '#domain/parenting-time/by-day.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { isReported } from '#domain/parenting-time/is-reported.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { reportedDays } from '#domain/parenting-time/report.ts'
import { handover, plan, schedule } from './plans.ts'

const zone = 'UTC'
const at = (text: string): number => Date.parse(`${text}:00Z`)
const always = { length: 7, beginsOn: 0, changes: changesOfNights('A', handover('00:00')) }
/** Mia is always with Dana, and Leo with Sam. */
const apart = [
  schedule({ id: 'ofMia', childIds: ['mia'], cycle: always }),
  schedule({ id: 'ofLeo', childIds: ['leo'], parents: { first: 'sam', second: 'dana' }, cycle: always }),
]
const saturday = { from: at('2026-12-05T00:00'), until: at('2026-12-06T00:00') }
const swap = { id: 'swap', childIds: ['mia', 'leo'], parent: 'dana', ...saturday }
const engine = createEngine(plan({ zone, schedules: apart, swaps: [swap] }))
const both = ['mia', 'leo']

test('what was scheduled is each child’s own, also where a swap brings them together', () => {
  const days = reportedDays(engine, both, { from: '2026-12-05', to: '2026-12-05' }, zone)
  const scheduled = days.flatMap(({ childIds, parts }) =>
    childIds.map((childId) => [childId, parts.map((part) => part.scheduled)]),
  )
  expect(scheduled).toEqual([
    ['mia', ['dana']],
    ['leo', ['sam']],
  ])
  expect(days.flatMap(({ parts }) => parts.map(({ parent }) => parent))).toEqual(['dana', 'dana'])
})

test('children are apart where only one of them changes homes', () => {
  const found = siblingsIn(engine, both, saturday)
  expect(found.map(({ childIds, spans }) => [childIds, spans.map(({ exchange }) => exchange?.from ?? null)])).toEqual([
    [['mia'], [null]],
    [['leo'], ['sam']],
  ])
})

test('a request about a time that ends at midnight is not about the day that begins then', () => {
  const times = [{ from: '2026-11-30T05:00:00.000Z', until: '2026-12-01T05:00:00.000Z' }]
  const isIn = (from: string, to: string) =>
    isReported({ createdAt: '2026-10-20T12:00:00.000Z', times }, { from, to }, 'America/New_York')
  expect(isIn('2026-12-01', '2026-12-31')).toBe(false)
  expect(isIn('2026-11-30', '2026-11-30')).toBe(true)
  expect(isIn('2026-11-01', '2026-11-29')).toBe(false)
})
