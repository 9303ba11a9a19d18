import type { Mode } from '#machines/shared/turn.ts'
import type { Standing } from './families.ts'

/** What somebody is to a family, and whether they act or only look on. */
export type Viewer = {
  readonly standing: Standing
  readonly mode: Mode
}

const parentsEyes = ({ standing }: Viewer): boolean => standing === 'parent'
const actingParent = ({ standing, mode }: Viewer): boolean => standing === 'parent' && mode === 'self'

/**
 * Rights on what has no chart, or does not exist yet. Both sides ask here: the server to refuse, the browser to leave out
 * a button. What has a chart asks its chart.
 */
export const permissions = {
  'expense.create': actingParent,
  'file.add': actingParent,
  /** Its streams belong to the parents; whoever looks on as one reads what both may read. */
  'history.read': parentsEyes,
  /** Notices are of who they are for: nobody looks on. */
  'notice.read': ({ mode }: Viewer) => mode === 'self',
  'child.see': parentsEyes,
  'child.keep': actingParent,
  'support.see': parentsEyes,
  'support.record': actingParent,
  /** Whether the parents can send and receive bank transfers; all else about an account is its owner's. */
  'paymentReadiness.see': parentsEyes,
  'paymentAccount.own': actingParent,
  'category.see': parentsEyes,
  'category.make': actingParent,
  /** What was paid is between the parents, and for those who look on as one. */
  'payment.see': parentsEyes,
} as const
