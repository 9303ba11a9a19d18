import type { ReasonedAnswerDto } from '#contract/calendar/plan-answers.ts'
import { permissions } from '#contract/permissions.ts'
import type { PlanAnswer, PlanFacts } from '#machines/calendar/plan.types.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { byOf } from '../../../lifecycle/lifecycle.ts'
import { familyZone } from '../calendar.lock.ts'
import { objectionsTo, type ReasonOf } from './objections.ts'
import { answersOf, type PlanPeople, peopleOfPlan } from './plan.people.ts'

type PlanRow = PlanPeople & {
  readonly id: string
  readonly answer: PlanAnswer
  readonly second_answer: PlanAnswer | null
  readonly created_at: string
}
type Context = { readonly tx: Tx; readonly viewer: Viewer; readonly now: string }
type At = { readonly zone: string; readonly now: string }

const untold = (facts: PlanFacts): PlanFacts => ({
  ...facts,
  answer: 'none',
  secondAnswer: facts.secondAnswer && 'none',
})

/** Who recorded a part of the plan and what the parents say about it, as the viewer is told. */
const recordedFor = (row: PlanRow, facts: PlanFacts, viewer: Viewer, reasonOf: ReasonOf) => {
  const isTold = permissions['planAnswer.see'](viewer)
  const answers: ReasonedAnswerDto[] = answersOf(row).map(({ by, answer }) => ({
    by,
    answer,
    reason: answer === 'objected' ? reasonOf(row.id, by) : null,
  }))
  return {
    answers: isTold ? answers : [],
    createdBy: row.creator_id,
    createdAt: row.created_at,
    facts: isTold ? facts : untold(facts),
    you: byOf(viewer, peopleOfPlan(row)),
  }
}
export type RecordedFor = ReturnType<typeof recordedFor>

/**
 * Makes rows into items as the viewer sees them. The parents' words about them are theirs; a child sees whose day it is.
 * `contentOf` adds what only this kind of item has.
 */
export const planItems =
  <Row extends PlanRow, Dto>(
    factsOf: (row: Row, at: At) => PlanFacts,
    contentOf: (row: Row, recorded: RecordedFor) => Dto,
  ) =>
  async ({ tx, viewer, now }: Context, rows: readonly Row[]): Promise<Dto[]> => {
    const reasonOf = await objectionsTo(
      tx,
      rows.map(({ id }) => id),
    )
    const at = { zone: await familyZone(tx), now }
    return rows.map((row) => contentOf(row, recordedFor(row, factsOf(row, at), viewer, reasonOf)))
  }

/** Returns the only item of one row. */
export const onlyItem =
  <Row, Dto>(itemsOf: (context: Context, rows: readonly Row[]) => Promise<Dto[]>) =>
  async (context: Context, row: Row): Promise<Dto> => {
    const [item] = await itemsOf(context, [row])
    if (!item) throw new Error('a row has one item')
    return item
  }
