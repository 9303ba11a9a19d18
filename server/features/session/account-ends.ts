import type { OwnScopes } from '../../db/tenancy.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import { extensionPoint } from '../extension-point.ts'

/** An account that is being closed, in the transaction that closes it. */
export type EndingAccount = {
  readonly scopes: OwnScopes
  readonly personId: string
  readonly enqueue: Enqueue
  readonly now: string
}

/** Lets an area end what belongs to a person and to no family, such as the renewal of their plan. */
export const accountEnds = extensionPoint<(ending: EndingAccount) => Promise<void>>()
