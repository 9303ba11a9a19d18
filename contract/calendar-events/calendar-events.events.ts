import type { EntityEvents } from '../history/entity-events.ts'

export const calendarEventEvents = {
  entity: 'calendarEvent',
  dictionary: 'calendarEvents',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'added', topic: 'calendar', authored: true },
    share: { text: 'shared', topic: 'calendar', authored: true },
    edit: { text: 'edited', topic: 'calendar', authored: true },
    cancel: { text: 'cancelled', topic: 'calendar' },
    delete: { text: 'deleted', topic: 'calendar' },
    moveOne: { text: 'oneMoved', topic: 'calendar' },
    cancelOne: { text: 'oneCancelled', topic: 'calendar' },
    changeFollowing: { text: 'followingChanged', topic: 'calendar' },
    cancelFollowing: { text: 'followingCancelled', topic: 'calendar' },
  },
} as const satisfies EntityEvents
