import type { EntityEvents } from '../history/entity-events.ts'

export const schoolBreakEvents = {
  entity: 'schoolBreak',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'breakListed', topic: 'calendar', authored: true },
    remove: { text: 'breakRemoved', topic: 'calendar' },
  },
} as const satisfies EntityEvents
