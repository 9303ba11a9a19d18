import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const draftParties = { author: ['author'] } as const satisfies Parties
export type DraftTurn = TurnIn<typeof draftParties>

/** Commands of its author, and `discard` of the system too. `send` comes with the message that the draft became. */
export type DraftEvent = { readonly by: By } & (
  | { readonly type: 'draft.save' }
  | { readonly type: 'draft.send' }
  | { readonly type: 'draft.discard' }
)
