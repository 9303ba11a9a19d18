import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** Both parents are the same to it. */
export const schoolBreakParties = { parent: ['parent'] } as const satisfies Parties
export type SchoolBreakParty = keyof typeof schoolBreakParties
export type SchoolBreakTurn = TurnIn<typeof schoolBreakParties>

/** `begun`: its first day has begun in the family's zone. */
export type SchoolBreakFacts = { readonly begun: boolean }

export type SchoolBreakEvent = { readonly by: By } & { readonly type: 'schoolBreak.remove' }
