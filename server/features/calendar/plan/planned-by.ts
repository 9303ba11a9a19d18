import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { bothParents, otherParentOf } from '../../families/families.parents.ts'
import type { PlanPeople } from './plan.people.ts'

/** Returns the people of a part of the plan that the viewer records. Throws `Refusal` noOtherParent. */
export const plannedBy = async (tx: Tx, { personId, standing }: Viewer): Promise<PlanPeople> => {
  if (standing !== 'professionalOfBoth')
    return { creator_id: personId, other_id: await otherParentOf(tx, personId), second_parent_id: null }
  const [other_id, second_parent_id] = await bothParents(tx)
  return { creator_id: personId, other_id, second_parent_id }
}

/** Requires that the viewer may record a part of the plan. Throws `Refusal`: ownAccountNeeded, bothParentsNeeded, notAllowed. */
export const mustRecordPlans = (viewer: Viewer): void => {
  if (permissions['parentingPlan.record'](viewer)) return
  if (viewer.mode === 'viewing') throw new Refusal('ownAccountNeeded')
  throw new Refusal(viewer.standing === 'professional' ? 'bothParentsNeeded' : 'notAllowed')
}
