import type { EntityEvents } from '../history/entity-events.ts'

const area = { dictionary: 'messages', areas: ['messages'] } as const

export const messageEvents = {
  entity: 'message',
  ...area,
  kinds: {
    sent: { text: 'sent', topic: 'messages', authored: true },
    looked: { text: 'looked', topic: 'viewed' },
  },
} as const satisfies EntityEvents

export const deliveryEvents = {
  entity: 'delivery',
  ...area,
  kinds: {
    begin: { text: 'delivered', topic: null },
    open: { text: 'firstViewed', topic: 'viewed' },
  },
} as const satisfies EntityEvents

/** Drafts are no part of the record, but that one was discarded is. */
export const draftEvents = {
  entity: 'draft',
  ...area,
  kinds: { discarded: { text: 'draftDiscarded', topic: 'changed' } },
} as const satisfies EntityEvents
