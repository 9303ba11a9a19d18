import { claimParties } from '../claim/claim.types.ts'
import type { TurnIn } from '../shared/turn.ts'

/** One parent records a part of the plan, and the other confirms or disputes it. */
export const planParties = claimParties
export type PlanParty = keyof typeof planParties
export type PlanTurn = TurnIn<typeof planParties>

/** The other parent's answer, which changes no state. */
export const planAnswers = ['none', 'agreed', 'objected'] as const
export type PlanAnswer = (typeof planAnswers)[number]

/**
 * The facts are computed under lock, in the family's zone. `begun`: it has begun to decide whose day it is. `over`: the
 * last time that it decides about has passed. `answer` is about its present version.
 */
export type PlanFacts = { readonly begun: boolean; readonly over: boolean; readonly answer: PlanAnswer }

/** Commands of the parents, then events of the calendar. The contract defines what else they carry. */
export type PlanEvent<Entity extends string> =
  | { readonly type: `${Entity}.edit` }
  | { readonly type: `${Entity}.delete` }
  | { readonly type: `${Entity}.confirm` }
  | { readonly type: `${Entity}.dispute` }
  | { readonly type: `${Entity}.end` }
  | { readonly type: `${Entity}.begun` }
  | { readonly type: `${Entity}.lastDayPassed` }
