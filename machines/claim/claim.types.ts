import type { Meta, Parties, TurnIn } from '../shared/turn.ts'

/** Whoever records a claim, and the other parent, who confirms or disputes it. */
export const claimParties = { creator: ['creator'], other: ['otherParent'] } as const satisfies Parties
export type ClaimParty = keyof typeof claimParties
export type ClaimTurn = TurnIn<typeof claimParties>

/** The commands to a claim. The contract defines what else they carry, such as the reason of a dispute. */
export type ClaimEvent<Entity extends string> =
  | { readonly type: `${Entity}.confirm` }
  | { readonly type: `${Entity}.dispute` }
  | { readonly type: `${Entity}.withdraw` }

/** `agreed`: both parents said that it is so, and it has consequences. `rejected`: it never will have any. */
export type ClaimMeta = Meta<ClaimTurn> & {
  readonly agreed?: 'running' | 'ended'
  readonly rejected?: true
}
