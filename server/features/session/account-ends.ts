import type { EndingLine } from '#contract/account-closing/closing-lines.ts'
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
export const accountEnds = extensionPoint<{
  /** Says what ends on the page that asks whether to close the account. */
  readonly line: EndingLine
  readonly end: (ending: EndingAccount) => Promise<void>
}>()
