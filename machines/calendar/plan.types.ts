import type { Parties, TurnIn } from '../shared/turn.ts'

/**
 * A parent records a part of the plan (`creator`) and the other one answers it; or a professional of both parents does, and
 * each of the two answers, as `other` and as `second`.
 */
export const planParties = {
  creator: ['creator', 'recorder'],
  professional: ['recorder'],
  other: ['otherParent'],
  second: ['secondParent'],
} as const satisfies Parties
export type PlanParty = keyof typeof planParties
export type PlanTurn = TurnIn<typeof planParties>

/** A parent's answer, which changes no state. */
export const planAnswers = ['none', 'agreed', 'objected'] as const
export type PlanAnswer = (typeof planAnswers)[number]

/**
 * The facts are computed under lock, in the family's zone. `begun`: it has begun to decide whose day it is. `over`: the
 * last time that it decides about has passed. `answer` and `secondAnswer` are about its present version; the latter is null
 * where a parent recorded it, because nobody is the second one to answer then.
 */
export type PlanFacts = {
  readonly begun: boolean
  readonly over: boolean
  readonly answer: PlanAnswer
  readonly secondAnswer: PlanAnswer | null
}

/** Commands of people, then events of the calendar. The contract defines what else they carry. */
export type PlanEvent<Entity extends string> =
  | { readonly type: `${Entity}.edit` }
  | { readonly type: `${Entity}.delete` }
  | { readonly type: `${Entity}.confirm` }
  | { readonly type: `${Entity}.dispute` }
  | { readonly type: `${Entity}.end` }
  | { readonly type: `${Entity}.begun` }
  | { readonly type: `${Entity}.lastDayPassed` }
