import type { EntityEvents } from '../history/entity-events.ts'

/** No entry contains an address, a host or anything that was read from it. */
export const connectedCalendarEvents = {
  entity: 'connectedCalendar',
  dictionary: 'connectedCalendars',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'added', topic: 'calendar', authored: true },
    fetched: { text: 'fetched', topic: 'calendar' },
    failed: { text: 'failed', topic: 'calendar' },
    edit: { text: 'edited', topic: 'calendar', authored: true },
    retry: { text: 'retried', topic: 'calendar' },
    remove: { text: 'removed', topic: 'calendar' },
  },
} as const satisfies EntityEvents
