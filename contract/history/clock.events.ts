import type { EntityEvents } from './entity-events.ts'

/** The clock of the server; an entry about it is about the stream in which it stands. */
export const clockEvents = {
  entity: 'clock',
  dictionary: 'history',
  areas: [],
  kinds: { setBack: { text: 'clockSetBack', topic: 'changed', problem: true } },
} as const satisfies EntityEvents
