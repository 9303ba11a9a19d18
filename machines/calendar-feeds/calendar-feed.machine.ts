import { or, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type CalendarFeedEvent,
  type CalendarFeedFacts,
  type CalendarFeedTurn,
  calendarFeedParties,
} from './calendar-feed.types.ts'

const calendarFeedSetup = setup({
  types: {
    context: {} as CalendarFeedFacts,
    events: {} as CalendarFeedEvent,
    input: {} as CalendarFeedFacts,
    meta: {} as Meta<CalendarFeedTurn>,
  },
  guards: { by: byAmong(calendarFeedParties) },
})

/**
 * An address at which a program of its owner reads the family's calendar without signing in.
 *
 * While it is `live` whoever knows the address reads what the owner may see, of the scope that the owner chose.
 * Invariants: only the owner knows that it exists; `revoked` is final and takes effect with the next fetch; the product revokes
 * it when its owner leaves.
 * Deliberately absent: an end by time, because a calendar that stops without a word makes people miss exchanges.
 */
export const calendarFeedMachine = calendarFeedSetup.createMachine({
  id: 'calendarFeed',
  context: ({ input }) => input,
  initial: 'live',
  states: {
    live: {
      meta: { turns: ['nobody'], label: 'live', tone: 'done' },
      on: { 'calendarFeed.revoke': { guard: or([by('owner'), by('system')]), target: 'revoked' } },
    },
    revoked: { type: 'final', meta: { turns: ['nobody'], label: 'revoked', tone: 'waiting' } },
  },
})
