import type { EntityEvents } from '../history/entity-events.ts'

/** No entry contains an address or a token. */
export const calendarFeedEvents = {
  entity: 'calendarFeed',
  dictionary: 'calendarFeeds',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'made', topic: 'calendar', authored: true },
    revoke: { text: 'revoked', topic: 'calendar' },
  },
} as const satisfies EntityEvents
