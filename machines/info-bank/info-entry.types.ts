import type { By, Meta, Parties, TurnIn } from '../shared/turn.ts'

export const infoEntryParties = { author: ['author'], other: ['otherParent'] } as const satisfies Parties
export type InfoEntryParty = keyof typeof infoEntryParties
export type InfoEntryTurn = TurnIn<typeof infoEntryParties>

/** `concerns`: it is about children, about the parent who wrote it, or about the other parent. */
export type InfoEntryFacts = { readonly concerns: 'children' | 'author' | 'other' }

/** `kept`: its author alone may see it. `gone`: no page shows its contents any more. */
export type InfoEntryMeta = Meta<InfoEntryTurn> & { readonly kept?: true; readonly gone?: true }

/** Commands of the parents. The contract defines what else they carry. */
export type InfoEntryEvent = { readonly by: By } & (
  | { readonly type: 'infoEntry.edit' }
  | { readonly type: 'infoEntry.share' }
  | { readonly type: 'infoEntry.delete' }
  | { readonly type: 'infoEntry.remove' }
)
