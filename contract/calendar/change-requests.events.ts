import type { EntityEvents } from '../history/entity-events.ts'

export const changeRequestEvents = {
  entity: 'changeRequest',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'changeAsked', topic: 'calendar', authored: true },
    approve: { text: 'changeApproved', topic: 'calendar' },
    decline: { text: 'changeDeclined', topic: 'calendar' },
    counter: { text: 'changeCountered', topic: 'calendar' },
    withdraw: { text: 'changeWithdrawn', topic: 'calendar' },
    expire: { text: 'changeExpired', topic: 'calendar' },
  },
} as const satisfies EntityEvents
