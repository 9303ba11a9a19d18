import type { EntityEvents } from '../history/entity-events.ts'

export const childEvents = {
  entity: 'child',
  dictionary: 'children',
  areas: ['family'],
  kinds: {
    begun: { text: 'added', topic: null, proofOnly: true },
    added: { text: 'added', topic: 'family', authored: true },
    linked: { text: 'changed', topic: null, proofOnly: true },
    renamed: { text: 'renamed', topic: 'family', authored: true },
    changed: { text: 'changed', topic: 'family', authored: true },
    archived: { text: 'archived', topic: 'family', authored: true },
    restored: { text: 'restored', topic: 'family', authored: true },
    removed: { text: 'removed', topic: 'family', authored: true },
  },
} as const satisfies EntityEvents
