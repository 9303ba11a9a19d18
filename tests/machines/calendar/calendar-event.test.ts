import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import type { CalendarEventEvent, CalendarEventFacts } from '#machines/calendar-events/calendar-event.types.ts'
import { lifecycles } from '#machines/charts.ts'
import { leafOf, leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.calendarEvent
const owner = { actor: 'sam', party: 'owner', mode: 'self' } as const

/** Returns where an event of a series that is still to come leads; null when it is refused. */
const after = (value: string, facts: Partial<CalendarEventFacts>, type: CalendarEventEvent['type']): string | null => {
  const context = { private: value === 'private', begun: false, repeats: true, coming: true, ...facts }
  const snapshot = calendarEventMachine.resolveState({ value, context })
  const event = { type, by: owner }
  return snapshot.can(event) ? leafOf(transition(calendarEventMachine, snapshot, event)[0].value) : null
}

test('who may do what to an event', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "private   | edit owner, share owner, moveOne owner, cancelOne owner, changeFollowing owner, cancelFollowing owner, delete owner
    shared    | edit owner, moveOne owner, cancelOne owner, changeFollowing owner, cancelFollowing owner, cancel owner
    cancelled | nobody
    deleted   | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(calendarEventMachine)].sort())
  expect(untouched(chart)).toEqual([])
})

test('from its start nobody changes it', () => {
  for (const type of ['share', 'edit', 'delete'] as const) {
    expect(after('private', {}, `calendarEvent.${type}`)).not.toBeNull()
    expect(after('private', { begun: true }, `calendarEvent.${type}`)).toBeNull()
  }
  for (const type of ['edit', 'cancel'] as const) {
    expect(after('shared', {}, `calendarEvent.${type}`)).not.toBeNull()
    expect(after('shared', { begun: true }, `calendarEvent.${type}`)).toBeNull()
  }
})

test.each(['moveOne', 'cancelOne', 'changeFollowing', 'cancelFollowing'] as const)(
  '%s is for a series that began, as long as a time of it is to come',
  (type) => {
    expect(after('shared', { begun: true }, `calendarEvent.${type}`)).toBe('shared')
    expect(after('private', {}, `calendarEvent.${type}`)).toBe('private')
    expect(after('shared', { begun: true, coming: false }, `calendarEvent.${type}`)).toBeNull()
    expect(after('shared', { repeats: false }, `calendarEvent.${type}`)).toBeNull()
  },
)

test('a shared one never becomes private again', () => {
  expect(after('shared', {}, 'calendarEvent.share')).toBeNull()
  expect(after('shared', {}, 'calendarEvent.delete')).toBeNull()
})
