import type { EntityEvents } from '../history/entity-events.ts'

export const holidayEvents = {
  entity: 'holiday',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'holidayAdded', topic: 'calendar', authored: true },
    edit: { text: 'holidayEdited', topic: 'calendar', authored: true },
    delete: { text: 'holidayDeleted', topic: 'calendar' },
    confirm: { text: 'holidayConfirmed', topic: 'calendar' },
    dispute: { text: 'holidayDisputed', topic: 'calendar' },
    end: { text: 'holidayEnded', topic: 'calendar' },
    begun: { text: 'holidayBegun', topic: 'calendar' },
    lastDayPassed: { text: 'holidayPassed', topic: 'calendar' },
  },
} as const satisfies EntityEvents

/** The reason of a dispute is the parents' own, so it stands beside what the whole family sees. */
export const objectionEvents = {
  entity: 'objection',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: { written: { text: 'objectionWritten', topic: 'calendar', authored: true } },
} as const satisfies EntityEvents
