import type { EntityEvents } from '../history/entity-events.ts'

export const myFileEvents = {
  entity: 'myFile',
  dictionary: 'myFiles',
  areas: ['family'],
  kinds: {
    begin: { text: 'added', topic: 'changed', authored: true },
    rename: { text: 'renamed', topic: 'changed', authored: true },
    addVersion: { text: 'versionAdded', topic: 'changed', authored: true },
    privilege: { text: 'privileged', topic: 'changed', authored: true },
    share: { text: 'shared', topic: 'changed', authored: true },
    withdraw: { text: 'withdrawn', topic: 'changed' },
    delete: { text: 'deleted', topic: 'changed' },
  },
} as const satisfies EntityEvents
