import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import type { CalendarEventFacts } from '#machines/calendar-events/calendar-event.types.ts'
import { keepEventTime } from './events.clock.ts'
import { eventEffects } from './events.effects.ts'
import type { EventLifecycle } from './events.insert.ts'
import { peopleOfEvent } from './events.people.ts'
import { type EventRow, eventColumnsOf, lockEvent, writeEvent } from './events.store.ts'
import { beginningOn, nextDay } from './events.times.ts'

export const eventFactsOf = (row: EventRow, now: string): CalendarEventFacts => {
  return {
    private: isKeptLeaf(row.status),
    begun: beginningOn(row, row.starts_on) <= now,
    repeats: row.frequency !== 'once',
    coming: nextDay(row, now) !== null,
  }
}

export const calendarEventLifecycle: EventLifecycle = {
  entity: 'calendarEvent',
  topic: 'calendar',
  machine: calendarEventMachine,
  lock: lockEvent,
  contextOf: async (_tx, row, now) => eventFactsOf(row, now),
  people: peopleOfEvent,
  sawAmounts: () => true,
  write: writeEvent,
  effects: eventEffects(() => withoutNotices),
  columnsOf: eventColumnsOf,
  notices: {
    'calendarEvent.begin': (status) => (isKeptLeaf(status) ? null : 'eventShared'),
    'calendarEvent.share': 'eventShared',
    'calendarEvent.edit': 'eventChanged',
    'calendarEvent.moveOne': 'eventChanged',
    'calendarEvent.changeFollowing': 'eventChanged',
    'calendarEvent.cancel': 'eventCancelled',
    'calendarEvent.cancelOne': 'eventCancelled',
    'calendarEvent.cancelFollowing': 'eventCancelled',
  },
  reaction: keepEventTime,
}

const withoutNotices: EventLifecycle = { ...calendarEventLifecycle, notices: {} }
