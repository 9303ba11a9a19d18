import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** `holder` is the child or somebody close to the family, whose account it is. */
export const linkedAccountParties = { parent: ['parent'], holder: ['holder'] } as const satisfies Parties
export type LinkedAccountTurn = TurnIn<typeof linkedAccountParties>

export type LinkedAccountFacts = {
  /** A code was given, and its days are not over. */
  readonly codeInTime: boolean
  /** Parents may have a new password chosen: not once a child is 18. */
  readonly resettable: boolean
}

export type LinkedAccountEvent = { readonly by: By } & (
  | { readonly type: 'linkedAccount.giveCode' }
  | { readonly type: 'linkedAccount.accept' }
  | { readonly type: 'linkedAccount.reset' }
  | { readonly type: 'linkedAccount.end' }
  | { readonly type: 'linkedAccount.reopen' }
)
