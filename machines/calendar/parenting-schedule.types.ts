import type { By } from '../shared/turn.ts'
import type { PlanEvent } from './plan.types.ts'

/** Commands of the parents, then events of the calendar and of a newer schedule. The contract defines what else they carry. */
export type ParentingScheduleEvent = { readonly by: By } & (
  | PlanEvent<'parentingSchedule'>
  | { readonly type: 'parentingSchedule.followed' }
)
