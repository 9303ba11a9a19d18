import type { EntityEvents, EventKind } from '../history/entity-events.ts'

const inFamily = <Key extends string>(text: Key) => ({ text, topic: 'family' }) as const satisfies EventKind

/** No entry contains an address: whoever reads the record may not learn where somebody can be reached. */
export const invitationEvents = {
  entity: 'invitation',
  dictionary: 'invitations',
  areas: ['family'],
  kinds: {
    begin: inFamily('begin'),
    correct: inFamily('correct'),
    resend: inFamily('resend'),
    withdraw: inFamily('withdraw'),
    confirm: inFamily('confirm'),
    refuse: inFamily('refuse'),
    ask: inFamily('ask'),
    accept: inFamily('accept'),
    decline: inFamily('decline'),
    expire: inFamily('expire'),
  },
} as const satisfies EntityEvents
