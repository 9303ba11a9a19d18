import type { PlanAnswer, PlanParty } from '#machines/calendar/plan.types.ts'
import type { Involved } from '../../../lifecycle/lifecycle.ts'

/** Names who recorded a part of the plan and who answers it; the second parent is null where a parent recorded it. */
export type PlanPeople = {
  readonly creator_id: string
  readonly other_id: string
  readonly second_parent_id: string | null
}

export const peopleOfPlan = ({ creator_id, other_id, second_parent_id }: PlanPeople): readonly Involved<PlanParty>[] =>
  second_parent_id === null
    ? [
        { personId: creator_id, party: 'creator' },
        { personId: other_id, party: 'other' },
      ]
    : [
        { personId: creator_id, party: 'professional' },
        { personId: other_id, party: 'other' },
        { personId: second_parent_id, party: 'second' },
      ]

/** Returns the two parents between whom the children's days are divided. */
export const parentsOfPlan = ({ creator_id, other_id, second_parent_id }: PlanPeople): readonly [string, string] =>
  second_parent_id === null ? [creator_id, other_id] : [other_id, second_parent_id]

type Answers = { readonly answer: PlanAnswer; readonly second_answer: PlanAnswer | null }

/** Nobody has answered a version that was just recorded or edited. */
export const unanswered = ({ second_parent_id }: PlanPeople): Answers => ({
  answer: 'none',
  second_answer: second_parent_id === null ? null : 'none',
})

/** Returns what each parent who did not record it says. */
export const answersOf = ({ other_id, second_parent_id, answer, second_answer }: PlanPeople & Answers) => [
  { by: other_id, answer },
  ...(second_parent_id === null || second_answer === null ? [] : [{ by: second_parent_id, answer: second_answer }]),
]

/**
 * Returns the recorded columns of a part of the plan. Those of a second parent are left out where there is none, as in
 * entries that are older than they are.
 */
export const planColumns = <Row extends PlanPeople & Answers>({
  second_parent_id,
  second_answer,
  ...columns
}: Row) => ({
  ...columns,
  ...(second_parent_id !== null && { second_parent_id, second_answer }),
})
