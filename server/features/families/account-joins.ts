import type { OwnScopes } from '../../db/tenancy.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import { extensionPoint } from '../extension-point.ts'

/** An account that begins to act as a parent who was known by name alone, in the transaction in which they accept. */
export type JoiningAccount = {
  readonly scopes: OwnScopes
  readonly familyId: string
  readonly memberId: string
  readonly accountId: string
  /** The account of the parent who had named them. */
  readonly inviterAccountId: string
  readonly enqueue: Enqueue
  readonly now: string
}

/** Lets an area give the account what others did for the parent while they had none, such as paying for them. */
export const accountJoins = extensionPoint<(joining: JoiningAccount) => Promise<void>>()
