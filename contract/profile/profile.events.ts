import type { EntityEvents } from '../history/entity-events.ts'

/** A person is named for the checks when they become known to a family. */
export const personEvents = {
  entity: 'person',
  dictionary: 'account',
  areas: ['family'],
  kinds: {
    named: { text: 'renamed', topic: null, proofOnly: true },
    closed: { text: 'closed', topic: 'family', authored: true },
    died: { text: 'died', topic: 'family' },
    renamed: { text: 'renamed', topic: 'family', authored: true },
  },
} as const satisfies EntityEvents
