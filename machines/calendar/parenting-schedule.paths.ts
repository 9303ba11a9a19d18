import { claimPeople, claimCreator as creator, claimOther as other } from '../claim/claim.paths.ts'
import { bySystem } from '../shared/turn.ts'
import type { ParentingScheduleEvent, ParentingScheduleFacts } from './parenting-schedule.types.ts'

/** A step that a walker may try: each event as each person who may send it, with `facts` when a step brings new ones. */
export type ParentingScheduleStep = {
  readonly event: ParentingScheduleEvent
  readonly facts?: Partial<ParentingScheduleFacts>
}

export const parentingScheduleBegins: readonly ParentingScheduleFacts[] = [
  { begun: false, over: false, answer: 'none' },
]

export const parentingScheduleSteps: readonly ParentingScheduleStep[] = [
  { event: { type: 'parentingSchedule.edit', by: creator } },
  { event: { type: 'parentingSchedule.delete', by: creator } },
  { event: { type: 'parentingSchedule.confirm', by: other } },
  { event: { type: 'parentingSchedule.dispute', by: other } },
  { event: { type: 'parentingSchedule.begun', by: bySystem }, facts: { begun: true } },
  { event: { type: 'parentingSchedule.followed', by: bySystem } },
  { event: { type: 'parentingSchedule.end', by: creator } },
  { event: { type: 'parentingSchedule.end', by: other } },
  { event: { type: 'parentingSchedule.lastDayPassed', by: bySystem }, facts: { begun: true, over: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const parentingSchedulePeople = claimPeople
