import type { PlanParty } from '#machines/calendar/plan.types.ts'
import type { Involved } from '../../../lifecycle/lifecycle.ts'

type Parents = { readonly creator_id: string; readonly other_id: string }

export const peopleOfPlan = ({ creator_id, other_id }: Parents): readonly Involved<PlanParty>[] => [
  { personId: creator_id, party: 'creator' },
  { personId: other_id, party: 'other' },
]
