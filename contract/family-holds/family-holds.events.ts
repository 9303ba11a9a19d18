import type { EntityEvents } from '../history/entity-events.ts'

/** A claim names nobody: whoever holds a mailed link is known by that alone. */
export const familyHoldEvents = {
  entity: 'familyHold',
  dictionary: 'account',
  areas: ['family'],
  kinds: {
    claimed: { text: 'holdClaimed', topic: 'family', problem: true },
    held: { text: 'held', topic: 'family', problem: true },
    release: { text: 'holdReleased', topic: 'family' },
  },
} as const satisfies EntityEvents
