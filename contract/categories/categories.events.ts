import type { EntityEvents } from '../history/entity-events.ts'

export const categoryEvents = {
  entity: 'category',
  dictionary: 'categories',
  areas: ['family'],
  kinds: {
    begun: { text: 'added', topic: null, proofOnly: true },
    added: { text: 'added', topic: 'family', authored: true },
    changed: { text: 'changed', topic: 'family', authored: true },
    removed: { text: 'removed', topic: 'family', authored: true },
  },
} as const satisfies EntityEvents
