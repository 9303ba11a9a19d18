import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** `person` is in a session of theirs; `administrator` works at the command line of the server. */
export const accountClosingParties = {
  person: ['person'],
  administrator: ['administrator'],
} as const satisfies Parties
export type AccountClosingTurn = TurnIn<typeof accountClosingParties>

export type AccountClosingFacts = {
  /** The fourteen days are over. */
  readonly due: boolean
  /** The person made the account: parents made those of children and third parties, and end them. */
  readonly own: boolean
  /** The person is an administrator, whom an operator made. */
  readonly administers: boolean
}

export type AccountClosingEvent = { readonly by: By } & (
  | { readonly type: 'accountClosing.ask' }
  | { readonly type: 'accountClosing.stop' }
  | { readonly type: 'accountClosing.carryOut' }
  | { readonly type: 'accountClosing.recordDeath' }
  | { readonly type: 'accountClosing.dismiss' }
)
