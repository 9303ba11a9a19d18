import { claimParties } from '../claim/claim.types.ts'
import type { By, TurnIn } from '../shared/turn.ts'

export const parentingScheduleParties = claimParties
export type ParentingScheduleParty = keyof typeof parentingScheduleParties
export type ParentingScheduleTurn = TurnIn<typeof parentingScheduleParties>

/** The other parent's answer, which changes no state. */
export const scheduleAnswers = ['none', 'agreed', 'objected'] as const
export type ScheduleAnswer = (typeof scheduleAnswers)[number]

/**
 * The facts are computed under lock, in the family's zone. `begun`: the midnight of its first day has come. `over`: its
 * last day has passed. `answer` is about its present version.
 */
export type ParentingScheduleFacts = {
  readonly begun: boolean
  readonly over: boolean
  readonly answer: ScheduleAnswer
}

/** Commands of the parents, then events of the calendar and of a newer schedule. The contract defines what else they carry. */
export type ParentingScheduleEvent = { readonly by: By } & (
  | { readonly type: 'parentingSchedule.edit' }
  | { readonly type: 'parentingSchedule.delete' }
  | { readonly type: 'parentingSchedule.confirm' }
  | { readonly type: 'parentingSchedule.dispute' }
  | { readonly type: 'parentingSchedule.end' }
  | { readonly type: 'parentingSchedule.begun' }
  | { readonly type: 'parentingSchedule.lastDayPassed' }
  | { readonly type: 'parentingSchedule.followed' }
)
