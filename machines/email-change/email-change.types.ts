import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** `person` is signed in; the holders have the mailed token of one address, and nothing else is known of them. */
export const emailChangeParties = {
  person: ['person'],
  newHolder: ['newHolder'],
  oldHolder: ['oldHolder'],
} as const satisfies Parties
export type EmailChangeTurn = TurnIn<typeof emailChangeParties>

/** `inTime`: the 72 hours after it was asked for are not over. */
export type EmailChangeFacts = { readonly inTime: boolean }

export type EmailChangeEvent = { readonly by: By } & (
  | { readonly type: 'emailChange.confirm' }
  | { readonly type: 'emailChange.stop' }
  | { readonly type: 'emailChange.supersede' }
  | { readonly type: 'emailChange.settle' }
)
