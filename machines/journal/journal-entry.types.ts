import type { By, Meta, Parties, TurnIn } from '../shared/turn.ts'

/** Whoever it is shared with has no turn: that they read it is a fact, not a duty. */
export const journalEntryParties = { author: ['author'], reader: [] } as const satisfies Parties
export type JournalEntryParty = keyof typeof journalEntryParties
export type JournalEntryTurn = TurnIn<typeof journalEntryParties>

/** `kept`: its author alone may see it. `gone`: no page shows its contents any more. */
export type JournalEntryMeta = Meta<JournalEntryTurn> & { readonly kept?: true; readonly gone?: true }

/** Commands of its author. The contract defines what else they carry. */
export type JournalEntryEvent = { readonly by: By } & (
  | { readonly type: 'journalEntry.edit' }
  | { readonly type: 'journalEntry.share' }
  | { readonly type: 'journalEntry.delete' }
  | { readonly type: 'journalEntry.remove' }
)
