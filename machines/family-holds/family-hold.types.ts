import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** A claim came by a mailed link; an administrator can hold a family by themselves. */
export const holdCauses = ['claim', 'administrator'] as const

/** An administrator works at the command line of the server. */
export const familyHoldParties = { administrator: ['administrator'] } as const satisfies Parties
export type FamilyHoldTurn = TurnIn<typeof familyHoldParties>

/** A hold has no facts: what an administrator knows stands in no table. */
export type FamilyHoldFacts = Readonly<Record<string, never>>

export type FamilyHoldEvent = { readonly by: By } & { readonly type: 'familyHold.release' }
