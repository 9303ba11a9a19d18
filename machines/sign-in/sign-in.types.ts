import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const signInParties = { person: ['person'] } as const satisfies Parties
export type SignInTurn = TurnIn<typeof signInParties>

/**
 * `secondStep`: the person asks for one, and what they gave first does not count as both. `inTime`: the ten minutes after
 * the first step are not over.
 */
export type SignInFacts = { readonly secondStep: boolean; readonly inTime: boolean }

/** `identify`: a password, a mailed link or a passkey was right. `prove`: so was the second step. */
export type SignInEvent = { readonly by: By } & (
  | { readonly type: 'signIn.identify' }
  | { readonly type: 'signIn.prove' }
  | { readonly type: 'signIn.expire' }
)
