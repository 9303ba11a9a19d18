import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { ParentingScheduleEvent } from '#machines/calendar/parenting-schedule.types.ts'
import type { PlanFacts } from '#machines/calendar/plan.types.ts'
import { lifecycles } from '#machines/charts.ts'
import { leafOf, turnsOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { matrix } from '../walk.ts'

const creator = { actor: 'sam', party: 'creator', mode: 'self' } as const
const begin: PlanFacts = { begun: false, over: false, answer: 'none', secondAnswer: null }

/** Returns where an event leads; null when it is refused. */
const after = (value: string, facts: Partial<PlanFacts>, event: ParentingScheduleEvent): string | null => {
  const snapshot = parentingScheduleMachine.resolveState({ value, context: { ...begin, ...facts } })
  return snapshot.can(event) ? leafOf(transition(parentingScheduleMachine, snapshot, event)[0].value) : null
}

test('who may do what to a parenting schedule', () => {
  expect(matrix(lifecycles.parentingSchedule)).toMatchInlineSnapshot(`
    "upcoming | edit creator ofBoth, delete creator ofBoth, confirm other, dispute other, followed system
    active   | confirm other, dispute other, end creator other second, followed system
    ended    | nobody
    deleted  | nobody"
  `)
})

test('from the midnight of its first day nobody changes or deletes it, whether or not the clock has run', () => {
  for (const type of ['parentingSchedule.edit', 'parentingSchedule.delete'] as const) {
    expect(after('upcoming', {}, { type, by: creator })).not.toBeNull()
    expect(after('upcoming', { begun: true }, { type, by: creator })).toBeNull()
    expect(after('active', { begun: true }, { type, by: creator })).toBeNull()
  }
})

test('where a professional recorded it, each parent answers for themselves, and the professional ends nothing', () => {
  const by = (party: string) => ({ actor: party, party, mode: 'self' }) as const
  const confirm = { type: 'parentingSchedule.confirm', by: by('second') } as const
  expect(after('upcoming', { secondAnswer: null }, confirm)).toBeNull()
  expect(after('upcoming', { secondAnswer: 'none' }, confirm)).toBe('upcoming')
  expect(after('active', { begun: true, answer: 'agreed', secondAnswer: 'agreed' }, confirm)).toBeNull()
  const dispute = { type: 'parentingSchedule.dispute', by: by('second') } as const
  expect(after('active', { begun: true, answer: 'objected', secondAnswer: 'agreed' }, dispute)).toBe('active')
  for (const type of ['parentingSchedule.confirm', 'parentingSchedule.dispute', 'parentingSchedule.end'] as const)
    expect(after('active', { begun: true, secondAnswer: 'none' }, { type, by: by('professional') })).toBeNull()
  for (const mode of ['viewing', 'synced'] as const)
    expect(after('upcoming', {}, { type: 'parentingSchedule.delete', by: { ...by('professional'), mode } })).toBeNull()
})

test('whose turn it is follows from each parent’s answer', () => {
  const turns = (answer: PlanFacts['answer'], secondAnswer: PlanFacts['secondAnswer']) =>
    turnsOf(parentingScheduleMachine.resolveState({ value: 'upcoming', context: { ...begin, answer, secondAnswer } }))
  expect(turns('none', null)).toEqual(['otherParent'])
  expect(turns('none', 'none')).toEqual(['otherParent', 'secondParent'])
  expect(turns('agreed', 'none')).toEqual(['secondParent'])
})

test('it begins on its first day and ends after its last one', () => {
  expect(after('upcoming', {}, { type: 'parentingSchedule.begun', by: bySystem })).toBeNull()
  expect(after('upcoming', { begun: true }, { type: 'parentingSchedule.begun', by: bySystem })).toBe('active')
  expect(after('active', { begun: true }, { type: 'parentingSchedule.lastDayPassed', by: bySystem })).toBeNull()
  expect(after('active', { over: true }, { type: 'parentingSchedule.lastDayPassed', by: bySystem })).toBe('ended')
})
