import type { Meta, Parties, TurnIn } from '../shared/turn.ts'

/** The creator records a claim, and the other parent confirms or disputes it. */
export const claimParties = { creator: ['creator'], other: ['otherParent'] } as const satisfies Parties
export type ClaimParty = keyof typeof claimParties
export type ClaimTurn = TurnIn<typeof claimParties>

/** The commands to a claim. The contract defines what else they carry, such as the reason of a dispute. */
export type ClaimEvent<Entity extends string> =
  | { readonly type: `${Entity}.confirm` }
  | { readonly type: `${Entity}.dispute` }
  | { readonly type: `${Entity}.withdraw` }

/**
 * `agreed`: both parents said that it is so, and it has consequences. `rejected`: it never will have any. `asks`: what
 * one parent asks the other to confirm, the claim itself or something else that the chart names.
 */
export type ClaimMeta<Other extends string = never> = Meta<ClaimTurn> & {
  readonly asks?: 'claim' | Other
  readonly agreed?: 'running' | 'ended'
  readonly rejected?: true
}
