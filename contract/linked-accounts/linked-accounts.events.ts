import type { EntityEvents, EventKind } from '../history/entity-events.ts'

const inFamily = <Key extends string>(text: Key) =>
  ({ text, topic: 'family', authored: true }) as const satisfies EventKind

/** No entry contains a code, a username or a date of birth. */
export const linkedAccountEvents = {
  entity: 'linkedAccount',
  dictionary: 'linkedAccounts',
  areas: ['family'],
  kinds: {
    begin: inFamily('begin'),
    giveCode: inFamily('giveCode'),
    accept: inFamily('accept'),
    reset: inFamily('reset'),
    end: inFamily('end'),
    reopen: inFamily('reopen'),
  },
} as const satisfies EntityEvents
