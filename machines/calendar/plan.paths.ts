import { claimPeople, claimCreator as creator, claimOther as other } from '../claim/claim.paths.ts'
import { type By, bySystem } from '../shared/turn.ts'
import type { PlanEvent, PlanFacts } from './plan.types.ts'

const ofBoth: By = { actor: 'alex', party: 'professional', mode: 'self' }
const second: By = { actor: 'sam', party: 'second', mode: 'self' }

/** One is recorded by a parent, the other one by a professional, whom both parents answer. */
export const planBegins: readonly PlanFacts[] = [
  { begun: false, over: false, answer: 'none', secondAnswer: null },
  { begun: false, over: false, answer: 'none', secondAnswer: 'none' },
]

type PlanStep<Entity extends string> = {
  readonly event: PlanEvent<Entity> & { readonly by: By }
  readonly facts?: Partial<PlanFacts>
}

/** The steps that a walker may try: each event as the person who may send it, with `facts` when a step brings new ones. */
export const planSteps = <const Entity extends string>(entity: Entity): readonly PlanStep<Entity>[] => [
  { event: { type: `${entity}.edit`, by: creator } },
  { event: { type: `${entity}.delete`, by: creator } },
  { event: { type: `${entity}.confirm`, by: other } },
  { event: { type: `${entity}.dispute`, by: other } },
  { event: { type: `${entity}.edit`, by: ofBoth } },
  { event: { type: `${entity}.delete`, by: ofBoth } },
  { event: { type: `${entity}.confirm`, by: second } },
  { event: { type: `${entity}.dispute`, by: second } },
  { event: { type: `${entity}.begun`, by: bySystem }, facts: { begun: true } },
  { event: { type: `${entity}.end`, by: creator } },
  { event: { type: `${entity}.end`, by: other } },
  { event: { type: `${entity}.end`, by: second } },
  { event: { type: `${entity}.lastDayPassed`, by: bySystem }, facts: { begun: true, over: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const planPeople: Readonly<Record<string, By>> = { ...claimPeople, ofBoth, second }
