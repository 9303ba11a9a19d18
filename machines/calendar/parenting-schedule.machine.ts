import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { parentingScheduleSetup } from './parenting-schedule.setup.ts'

const unanswered = [{ turn: 'otherParent', when: 'isUnanswered' }] as const

/** The other parent may change their mind. What they say stands beside the schedule and moves nothing. */
const answered = {
  'parentingSchedule.confirm': { guard: and([by('otherParent'), 'isNotConfirmed']), actions: 'keepConfirmation' },
  'parentingSchedule.dispute': { guard: and([by('otherParent'), 'isNotDisputed']), actions: 'keepDispute' },
} as const

/** Another schedule of the same children begins on a day; this one ends on the day before. */
const followed = { 'parentingSchedule.followed': { guard: by('system'), actions: 'endBeforeNext' } } as const

const unbegun = and([by('creator'), 'hasNotBegun'])

/**
 * Says whose days are whose: a rotation for some children, from a day and perhaps to a day.
 *
 * It may be changed or deleted by its creator alone, until the midnight of its first day in the family's zone, from which
 * it is `active`. Either parent may end it then, which cannot be undone; so does its last day. Invariants: what it said of
 * a day that has passed never changes, and two schedules of one child never have a day in common. Deliberately absent: a
 * state of dispute. One parent's objection does not stop time; whoever looks at a day is told of it.
 */
export const parentingScheduleMachine = parentingScheduleSetup.createMachine({
  id: 'parentingSchedule',
  context: ({ input }) => input,
  initial: 'upcoming',
  states: {
    upcoming: {
      meta: { turns: unanswered, label: 'upcoming', tone: 'waiting', counts: true, listed: 'active' },
      on: {
        ...answered,
        ...followed,
        'parentingSchedule.edit': { guard: unbegun, actions: 'keepContent' },
        'parentingSchedule.delete': { guard: unbegun, target: 'deleted' },
        'parentingSchedule.begun': { guard: and([by('system'), 'hasBegun']), target: 'active' },
      },
    },
    active: {
      meta: { turns: unanswered, label: 'active', tone: 'done', counts: true, listed: 'active' },
      on: {
        ...answered,
        ...followed,
        'parentingSchedule.end': [
          { guard: by('creator'), target: 'ended', actions: 'endToday' },
          { guard: by('otherParent'), target: 'ended', actions: 'endToday' },
        ],
        'parentingSchedule.lastDayPassed': { guard: and([by('system'), 'isOver']), target: 'ended' },
      },
    },
    ended: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'ended', tone: 'waiting', counts: true, listed: 'inactive' },
    },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', listed: 'never' } },
  },
})
