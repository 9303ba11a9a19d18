import { bySystem } from '../shared/turn.ts'
import type { ParentingScheduleEvent } from './parenting-schedule.types.ts'
import { planSteps } from './plan.paths.ts'
import type { PlanFacts } from './plan.types.ts'

/** A step that a walker may try: each event as the person who may send it, with `facts` when a step brings new ones. */
type ParentingScheduleStep = { readonly event: ParentingScheduleEvent; readonly facts?: Partial<PlanFacts> }

export const parentingScheduleSteps: readonly ParentingScheduleStep[] = [
  ...planSteps('parentingSchedule'),
  { event: { type: 'parentingSchedule.followed', by: bySystem } },
]
