import { by } from '../shared/turn.ts'
import { parentingScheduleSetup } from './parenting-schedule.setup.ts'
import { planStates } from './plan.states.ts'

/** Another schedule of the same children begins on a day; this one ends on the day before. */
const followed = { 'parentingSchedule.followed': { guard: by('system'), actions: 'endBeforeNext' } } as const

/**
 * Says whose days are whose: a rotation for some children, from a day and perhaps to a day.
 *
 * It may be changed or deleted by its recorder alone, until the midnight of its first day in the family's zone, from which
 * it is `active`. Either parent may end it then, which cannot be undone; so does its last day. Invariants: what it said of
 * a day that has passed never changes, and two schedules of one child never have a day in common. Deliberately absent: a
 * state of dispute. One parent's objection does not stop time; whoever looks at a day is told of it.
 */
export const parentingScheduleMachine = parentingScheduleSetup.createMachine({
  id: 'parentingSchedule',
  context: ({ input }) => input,
  initial: 'upcoming',
  states: planStates('parentingSchedule', followed),
})
