import type { EntityEvents, EventKind } from '../history/entity-events.ts'

const inAccount = <Key extends string>(text: Key) =>
  ({ text, topic: 'account', authored: true }) as const satisfies EventKind

/** Only its owner reads these entries. They say that a question was answered, but not the answer. */
export const paymentAccountEvents = {
  entity: 'paymentAccount',
  dictionary: 'paymentAccounts',
  areas: ['payments'],
  kinds: {
    begin: inAccount('begin'),
    signUp: inAccount('signUp'),
    giveName: inAccount('giveName'),
    giveBirth: inAccount('giveBirth'),
    giveEmail: inAccount('giveEmail'),
    giveAddress: inAccount('giveAddress'),
    submit: inAccount('submit'),
    correct: inAccount('correct'),
    giveDocument: inAccount('giveDocument'),
    leave: inAccount('leave'),
    providerChanged: inAccount('providerChanged'),
    verified: inAccount('verified'),
    detailsAsked: inAccount('detailsAsked'),
    documentAsked: inAccount('documentAsked'),
    reviewBegun: inAccount('reviewBegun'),
    refused: inAccount('refused'),
    suspended: inAccount('suspended'),
    deactivated: inAccount('deactivated'),
  },
} as const satisfies EntityEvents

export const bankAccountEvents = {
  entity: 'bankAccount',
  dictionary: 'paymentAccounts',
  areas: ['payments'],
  kinds: {
    added: inAccount('bankAccountAdded'),
    linked: inAccount('bankAccountLinked'),
    renamed: inAccount('bankAccountRenamed'),
    preferred: inAccount('bankAccountPreferred'),
    removed: inAccount('bankAccountRemoved'),
  },
} as const satisfies EntityEvents
