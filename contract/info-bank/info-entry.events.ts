import type { EntityEvents } from '../history/entity-events.ts'

export const infoEntryEvents = {
  entity: 'infoEntry',
  dictionary: 'infoBank',
  areas: ['infoBank'],
  kinds: {
    begin: { text: 'added', topic: 'infoBank', authored: true },
    edit: { text: 'edited', topic: 'infoBank', authored: true },
    share: { text: 'shared', topic: 'infoBank', authored: true },
    remove: { text: 'removed', topic: 'infoBank' },
    delete: { text: 'deleted', topic: 'infoBank' },
  },
} as const satisfies EntityEvents
