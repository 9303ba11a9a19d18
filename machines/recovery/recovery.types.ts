import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** `holder` is whoever has the mailed token: the mailbox is all that they have shown. */
export const recoveryParties = { holder: ['holder'] } as const satisfies Parties
export type RecoveryTurn = TurnIn<typeof recoveryParties>

/** `password` leads to a new password and `signIn` to a session; `username` is answered by the mail itself. */
export const recoveryKinds = ['password', 'username', 'signIn'] as const
export type RecoveryKind = (typeof recoveryKinds)[number]

/** `inTime`: the hour after it was asked for is not over, and the password was not changed in it. */
export type RecoveryFacts = { readonly kind: RecoveryKind; readonly inTime: boolean }

export type RecoveryEvent = { readonly by: By } & (
  | { readonly type: 'recovery.use' }
  | { readonly type: 'recovery.answer' }
  | { readonly type: 'recovery.supersede' }
  | { readonly type: 'recovery.expire' }
)
