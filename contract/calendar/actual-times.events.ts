import type { EntityEvents } from '../history/entity-events.ts'

export const actualTimeEvents = {
  entity: 'actualTime',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'actualRecorded', topic: 'calendar', authored: true },
    confirm: { text: 'actualConfirmed', topic: 'calendar' },
    dispute: { text: 'actualDisputed', topic: 'calendar', problem: true },
    withdraw: { text: 'actualWithdrawn', topic: 'calendar' },
  },
} as const satisfies EntityEvents
