import type { Mode } from '#machines/shared/turn.ts'
import type { Standing } from './families.ts'

/** Says which role somebody has in a family, and whether they act or only look on. */
export type Viewer = {
  readonly standing: Standing
  readonly mode: Mode
}

const parentsEyes = ({ standing }: Viewer): boolean => standing === 'parent'
const actingParent = ({ standing, mode }: Viewer): boolean => standing === 'parent' && mode === 'self'

/**
 * Rights to items that have no chart or do not exist yet. The server uses them to refuse, the browser to hide a button.
 * An item with a chart asks its chart.
 */
export const permissions = {
  'expense.see': parentsEyes,
  /** Expenses may wait for the viewer: an answer, a payment, a confirmation. */
  'expense.settle': actingParent,
  'expense.create': actingParent,
  'file.add': actingParent,
  /** The family's streams belong to the parents; somebody looking as a parent reads what both may read. */
  'history.read': parentsEyes,
  /** Notices belong to their receiver, so nobody who looks on may read them. All are about what the parents settle. */
  'notice.read': actingParent,
  'child.see': parentsEyes,
  'child.keep': actingParent,
  'linkedAccount.see': parentsEyes,
  'linkedAccount.keep': actingParent,
  'coparent.see': parentsEyes,
  'coparent.invite': actingParent,
  /** Everybody in the family sees the calendar; its parents plan it. */
  'calendar.plan': actingParent,
  'changeRequest.see': parentsEyes,
  'support.see': parentsEyes,
  'support.record': actingParent,
  /** Says whether the parents can send and receive bank transfers; everything else about an account is its owner's. */
  'paymentReadiness.see': parentsEyes,
  'paymentAccount.own': actingParent,
  /** A plan, its card and its receipts belong to whoever pays. */
  'plan.own': actingParent,
  'category.see': parentsEyes,
  'category.make': actingParent,
  /** Payments are visible to the parents and to those who look as one. */
  'payment.see': parentsEyes,
} as const

export type Right = keyof typeof permissions
