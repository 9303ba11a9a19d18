import type { Standing } from '#contract/families.ts'
import type { Mode } from '#machines/shared/turn.ts'

/**
 * Says who may see a row. `family`: every account of the family, and a professional of both parents. `parents`: both parents. `named`: the people in
 * `audience`, whatever their role. In these three, a person who looks as such a parent or person sees it too. `closed`:
 * the people in `audience`, in sessions of their own only.
 */
export const reaches = ['family', 'parents', 'named', 'closed'] as const
export type Reach = (typeof reaches)[number]

/** `audience` is null for `family` and `parents`. */
export type Restriction = { readonly reach: Reach; readonly audience: readonly string[] | null }

/** Derives the reach from an audience alone: null means both parents, and people see the row in sessions of their own. */
export const reachOf = (audience: Restriction['audience']): Reach => (audience === null ? 'parents' : 'closed')

/** The parents of a family who give a professional access, and those who do not or no longer. */
export type ParentsOfProfessional = { readonly confiding: readonly string[]; readonly withdrawn: readonly string[] }

type Viewer = {
  readonly personId: string
  readonly viewpoint: string
  readonly standing: Standing
  readonly mode: Mode
  /** Is there for a professional of some parents alone, in a session of their own. */
  readonly parents?: ParentsOfProfessional
}

const ownAccounts: readonly Standing[] = ['parent', 'child', 'thirdParty', 'professionalOfBoth']

/** A professional sees rows that name a parent only while a parent named there gives them access. */
const isConfided = (audience: readonly string[], { parents }: Viewer): boolean => {
  const isNamed = (id: string) => audience.includes(id)
  return !parents?.withdrawn.some(isNamed) || parents.confiding.some(isNamed)
}

/** Decides who may see a row. The database repeats this in `app_may_see` (migration 123); a test keeps the two equal. */
export const maySee = ({ reach, audience }: Restriction, viewer: Viewer): boolean => {
  const { personId, viewpoint, standing, mode } = viewer
  const isShownTo = (id: string) => (audience?.includes(id) && isConfided(audience, viewer)) ?? false
  if (reach === 'parents') return standing === 'parent'
  if (reach === 'closed') return mode === 'self' && isShownTo(personId)
  if (reach === 'named') return isShownTo(viewpoint)
  return standing === 'parent' || (mode === 'self' && ownAccounts.includes(standing))
}

/** A person who looks as somebody else writes nothing. */
export const mayWrite = (restriction: Restriction, viewer: Viewer): boolean =>
  viewer.mode === 'self' && maySee(restriction, viewer)
