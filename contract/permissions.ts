import type { Mode } from '#machines/shared/turn.ts'
import type { Role, Standing } from './families.ts'

/** Says which role somebody has in a family, and whether they act or only look on. */
export type Viewer = {
  readonly standing: Standing
  readonly mode: Mode
}

const parentsEyes = ({ standing }: Viewer): boolean => standing === 'parent'
const asThemselves = ({ mode }: Viewer): boolean => mode === 'self'
const actingParent = ({ standing, mode }: Viewer): boolean => standing === 'parent' && mode === 'self'
/** A professional of both parents acts on their own account, never while they look as one of them. */
const actingForBoth = ({ standing, mode }: Viewer): boolean => standing === 'professionalOfBoth' && mode === 'self'
const isProfessional = ({ standing, mode }: Viewer): boolean =>
  standing === 'professional' || standing === 'professionalOfBoth' || mode === 'viewing'

/**
 * Rights to items that have no chart or do not exist yet. The server uses them to refuse, the browser to hide a button.
 * An item with a chart asks its chart.
 */
export const permissions = {
  'expense.see': parentsEyes,
  /** Expenses may wait for the viewer: an answer, a payment, a confirmation. */
  'expense.settle': actingParent,
  'expense.create': actingParent,
  /** A receipt is attached elsewhere as a copy, by a parent who may see its expense. */
  'receipt.copy': actingParent,
  /** Whoever may write messages may attach files to them. */
  'file.add': asThemselves,
  /** A photo may keep where and when it was taken, but for those of a child: no account of a child says where the child is. */
  'photo.keepPlace': ({ standing, mode }: Viewer): boolean => standing !== 'child' && mode === 'self',
  /** The family's streams belong to the parents; somebody looking as a parent reads what both may read. */
  'history.read': parentsEyes,
  /** Notices belong to their receiver, so nobody who looks on may read them. They are about what the parents settle, or what a professional recorded for both. */
  'notice.read': (viewer: Viewer): boolean => actingParent(viewer) || actingForBoth(viewer),
  /** A professional chooses which family they see, and whom they look as. */
  'case.see': isProfessional,
  'child.see': parentsEyes,
  'child.keep': actingParent,
  'linkedAccount.see': parentsEyes,
  'linkedAccount.keep': actingParent,
  'coparent.see': parentsEyes,
  'coparent.invite': actingParent,
  /** Everybody in the family sees the calendar; its parents plan it. */
  'calendar.plan': actingParent,
  /** Parenting schedules and holidays are recorded by a parent, or by a professional whom both gave access. */
  'parentingPlan.record': (viewer: Viewer): boolean => actingParent(viewer) || actingForBoth(viewer),
  /** The parents' answers to a part of the plan are told to them, and to a professional of both. */
  'planAnswer.see': (viewer: Viewer): boolean => parentsEyes(viewer) || actingForBoth(viewer),
  'changeRequest.see': parentsEyes,
  /** What really happened is between the parents, and nobody else says it for them. */
  'actualTime.see': parentsEyes,
  'actualTime.record': actingParent,
  /** An address that works without signing in shows where children are, so the parents alone make one. */
  'calendarFeed.own': actingParent,
  /** The product reads an address for its owner, who alone sees what is there. */
  'connectedCalendar.own': actingParent,
  'support.see': parentsEyes,
  'support.record': actingParent,
  /** Says whether the parents can send and receive bank transfers; everything else about an account is its owner's. */
  'paymentReadiness.see': parentsEyes,
  'paymentAccount.own': actingParent,
  /** A plan, its card and its receipts belong to whoever pays. */
  'plan.own': actingParent,
  /** The tone of a draft is its writer's business alone. */
  'tone.check': actingParent,
  'category.see': parentsEyes,
  'category.make': actingParent,
  /** Payments are visible to the parents and to those who look as one. */
  'payment.see': parentsEyes,
  /** Everybody reads what was sent to them; who looks on writes nothing. */
  'message.write': asThemselves,
  /** Parents, children and those close to them have journals; a professional reads what is shared. */
  'journal.write': (viewer: Viewer): boolean => viewer.mode === 'self' && !isProfessional(viewer),
  /** What both homes need to know is the parents' own. */
  'infoBank.see': parentsEyes,
  'infoBank.write': actingParent,
  /** No account of a child says where the child is. */
  'journal.place': ({ standing, mode }: Viewer): boolean =>
    (standing === 'parent' || standing === 'thirdParty') && mode === 'self',
} as const

export type Right = keyof typeof permissions

/** A person of a family who writes or is written to. `parents` are those who gave a professional access. */
export type Correspondent = {
  readonly id: string
  readonly standing: Role
  readonly parents: readonly string[]
}

/** The roles that each role may write to. Access decides between parents and professionals. */
const writesTo: Readonly<Record<Role, readonly Role[]>> = {
  parent: ['parent', 'child', 'thirdParty', 'professional'],
  child: ['parent', 'thirdParty'],
  thirdParty: ['parent', 'child'],
  professional: ['parent'],
}

const isConnected = (professional: Correspondent, other: Correspondent): boolean =>
  professional.standing !== 'professional' || professional.parents.includes(other.id)

/** Says whether somebody may write a message to somebody else of the family. */
export const mayWriteTo = (from: Correspondent, to: Correspondent): boolean =>
  from.id !== to.id && writesTo[from.standing].includes(to.standing) && isConnected(from, to) && isConnected(to, from)

const strangers: readonly Role[] = ['child', 'thirdParty']
const areStrangers = (one: Correspondent, other: Correspondent): boolean =>
  one.standing !== other.standing && strangers.includes(one.standing) && strangers.includes(other.standing)

/**
 * Returns everybody to whom a message goes: the chosen ones, and both parents whenever a child and a third party write to
 * each other.
 */
export const readersOf = <Person extends Correspondent>(
  author: Correspondent,
  chosen: readonly Person[],
  family: readonly Person[],
): readonly Person[] => {
  if (!chosen.some((one) => areStrangers(author, one))) return chosen
  const parents = family.filter(({ standing }) => standing === 'parent')
  return [...chosen, ...parents.filter((parent) => !chosen.includes(parent))]
}

/** A message between a professional and one parent alone is read by nobody who looks on as that parent. */
export const isPrivileged = (people: readonly Pick<Correspondent, 'standing'>[]): boolean =>
  people.some(({ standing }) => standing === 'professional') &&
  people.filter(({ standing }) => standing === 'parent').length === 1
