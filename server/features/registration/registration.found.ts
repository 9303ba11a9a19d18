import type { Coparent } from '#contract/registration/questions.ts'
import type { Country } from '#domain/money.ts'
import type { FamilyScopes, Viewer } from '../../db/tenancy.ts'
import { beginUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { Founding } from '../families/families.recorded.ts'
import { type FirstChild, foundFamily } from '../families/found-family.ts'
import { unjoinedParent } from '../families/name-coparent.ts'
import { inviteMember } from '../invitations/invitations.begin.ts'

type Founder = Founding['people'][number] & { readonly locale: string }

export type FoundedBy = {
  readonly familyId: string
  /** A person who exists. */
  readonly founder: Founder
  readonly country: Country
  readonly timeZone: string
  readonly children: readonly FirstChild[]
  /** The other parent by name, who is invited where there is an address; null when nobody is named. */
  readonly coparent: Coparent | null
  readonly now: string
}

const ownViewer = (personId: string, familyId: string): Viewer => ({
  personId,
  familyId,
  viewpoint: personId,
  standing: 'parent',
  mode: 'self',
})

/** Inserts a family of one person, in which the other parent is a member by name. The caller finishes the change. */
export const foundFor = async (scopes: FamilyScopes, founding: FoundedBy): Promise<UnitOfWork> => {
  const { familyId, founder, country, timeZone, children, coparent, now } = founding
  const other = coparent && unjoinedParent(coparent, { locale: founder.locale, timeZone, now })
  if (other) await scopes.beforeSignIn((tx) => tx.insertInto('person').values(other).execute())
  return scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, now)
    await foundFamily(change, {
      country,
      timeZone,
      people: other ? [founder, other] : [founder],
      memberships: [
        { person_id: founder.id, role: 'parent', side: 'A', joined_at: now },
        ...(other ? [{ person_id: other.id, role: 'parent' as const, side: 'B' as const, joined_at: null }] : []),
      ],
      children,
    })
    if (other && coparent.email)
      await inviteMember(change, ownViewer(founder.id, familyId), { inviteeId: other.id, email: coparent.email })
    return change
  })
}
