import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** `person` is in a session of theirs; `holder` has the mailed link, so the mailbox is all that they have shown. */
export const removalParties = { person: ['person'], holder: ['holder'] } as const satisfies Parties
export type RemovalTurn = TurnIn<typeof removalParties>

/** `due`: the 72 hours are over. */
export type RemovalFacts = { readonly due: boolean }

/** `supersede`: the second step was given after all, or switched off. */
export type RemovalEvent = { readonly by: By } & (
  | { readonly type: 'removal.stop' }
  | { readonly type: 'removal.supersede' }
  | { readonly type: 'removal.carryOut' }
)
