import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import type { HolidayEvent } from '#machines/calendar/holiday.setup.ts'
import type { PlanFacts } from '#machines/calendar/plan.types.ts'
import { lifecycles } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { matrix } from '../walk.ts'

const creator = { actor: 'sam', party: 'creator', mode: 'self' } as const

/** Returns where an event leads; null when it is refused. */
const after = (value: string, facts: Partial<PlanFacts>, event: HolidayEvent): string | null => {
  const snapshot = holidayMachine.resolveState({
    value,
    context: { begun: false, over: false, answer: 'none', secondAnswer: null, ...facts },
  })
  return snapshot.can(event) ? leafOf(transition(holidayMachine, snapshot, event)[0].value) : null
}

test('who may do what to a holiday', () => {
  expect(matrix(lifecycles.holiday)).toMatchInlineSnapshot(`
    "upcoming | edit creator ofBoth, delete creator ofBoth, confirm other, dispute other
    active   | confirm other, dispute other, end creator other second
    ended    | nobody
    deleted  | nobody"
  `)
})

test('from the first time that it is kept nobody changes or deletes it, whether or not the clock has run', () => {
  for (const type of ['holiday.edit', 'holiday.delete'] as const) {
    expect(after('upcoming', {}, { type, by: creator })).not.toBeNull()
    expect(after('upcoming', { begun: true }, { type, by: creator })).toBeNull()
    expect(after('active', { begun: true }, { type, by: creator })).toBeNull()
  }
})

test('it begins with its first time and ends after its last one', () => {
  expect(after('upcoming', {}, { type: 'holiday.begun', by: bySystem })).toBeNull()
  expect(after('upcoming', { begun: true }, { type: 'holiday.begun', by: bySystem })).toBe('active')
  expect(after('active', { begun: true }, { type: 'holiday.lastDayPassed', by: bySystem })).toBeNull()
  expect(after('active', { over: true }, { type: 'holiday.lastDayPassed', by: bySystem })).toBe('ended')
})
