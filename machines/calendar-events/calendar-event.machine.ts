import { and, setup } from 'xstate'
import { by, byAmong } from '../shared/turn.ts'
import {
  type CalendarEventEvent,
  type CalendarEventFacts,
  type CalendarEventMeta,
  calendarEventParties,
} from './calendar-event.types.ts'

/** Actions are only named here; the server's `events.effects.ts` implements them. */
const effect = () => {}

const calendarEventSetup = setup({
  types: {
    context: {} as CalendarEventFacts,
    events: {} as CalendarEventEvent,
    input: {} as CalendarEventFacts,
    meta: {} as CalendarEventMeta,
  },
  guards: {
    by: byAmong(calendarEventParties),
    isPrivate: ({ context }) => context.private,
    hasNotBegun: ({ context }) => !context.begun,
    isSeries: ({ context }) => context.repeats,
    isComing: ({ context }) => context.coming,
  },
  actions: {
    shareWithFamily: effect,
    keepContent: effect,
    endTimes: effect,
    moveOne: effect,
    leaveOneOut: effect,
    changeFollowing: effect,
    leaveFollowingOut: effect,
  },
})

const ownerBefore = and([by('owner'), 'hasNotBegun'])
const ownerOfSeries = and([by('owner'), 'isSeries', 'isComing'])
const edit = { guard: ownerBefore, actions: 'keepContent' } as const
const ofSeries = {
  'calendarEvent.moveOne': { guard: ownerOfSeries, actions: 'moveOne' },
  'calendarEvent.cancelOne': { guard: ownerOfSeries, actions: 'leaveOneOut' },
  'calendarEvent.changeFollowing': { guard: ownerOfSeries, actions: 'changeFollowing' },
  'calendarEvent.cancelFollowing': { guard: ownerOfSeries, actions: 'leaveFollowingOut' },
} as const

/**
 * Something that happens at a time: a recital, a practice each Tuesday.
 *
 * A `private` one exists for its owner alone. A `shared` one is in the calendar of everybody in the family, and it never
 * becomes private again; it can be `cancelled`, while a private one is `deleted`. Only its owner changes it, and nobody
 * does from its start. Of a series, a time that has not begun yet can be moved or cancelled by itself, which makes it an
 * event of its own, and so can all of them from one on. Invariant: a time that has begun stays as it was. Deliberately
 * absent: an answer of the other parent, because an event decides nothing about parenting time.
 */
export const calendarEventMachine = calendarEventSetup.createMachine({
  id: 'calendarEvent',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'isPrivate', target: 'private' }, { target: 'shared' }] },
    private: {
      meta: { turns: ['nobody'], label: 'private', tone: 'waiting', stands: true, kept: true },
      on: {
        'calendarEvent.share': { guard: ownerBefore, target: 'shared', actions: 'shareWithFamily' },
        'calendarEvent.edit': edit,
        'calendarEvent.delete': { guard: ownerBefore, target: 'deleted', actions: 'endTimes' },
        ...ofSeries,
      },
    },
    shared: {
      meta: { turns: ['nobody'], label: 'shared', tone: 'done', stands: true },
      on: {
        'calendarEvent.edit': edit,
        'calendarEvent.cancel': { guard: ownerBefore, target: 'cancelled', actions: 'endTimes' },
        ...ofSeries,
      },
    },
    cancelled: { type: 'final', meta: { turns: ['nobody'], label: 'cancelled', tone: 'waiting' } },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', kept: true } },
  },
})
