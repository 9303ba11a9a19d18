import type { EndingLine } from '#contract/account-closing/closing-lines.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { extensionPoint } from '../extension-point.ts'

/**
 * Lets an area end what a member had planned, and what waits for an answer that nobody can give any more, once their
 * account is closed. It runs in the scope of the family's system.
 */
export const memberLeaves = extensionPoint<{
  /** Says what ends on the page that asks whether to close the account. */
  readonly line: EndingLine
  readonly end: (change: UnitOfWork, memberId: string) => Promise<void>
}>()
