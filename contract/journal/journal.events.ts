import type { EntityEvents } from '../history/entity-events.ts'

const area = { dictionary: 'journal', areas: ['journal'] } as const

export const journalEntryEvents = {
  entity: 'journalEntry',
  ...area,
  kinds: {
    begin: { text: 'written', topic: 'journal', authored: true },
    edit: { text: 'edited', topic: 'journal', authored: true },
    share: { text: 'shared', topic: 'journal', authored: true },
    remove: { text: 'removed', topic: 'journal' },
    delete: { text: 'deleted', topic: 'journal' },
  },
} as const satisfies EntityEvents

export const journalViewEvents = {
  entity: 'journalView',
  ...area,
  kinds: { viewed: { text: 'firstViewed', topic: 'viewed' } },
} as const satisfies EntityEvents
