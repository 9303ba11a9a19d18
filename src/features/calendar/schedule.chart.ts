import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const parentingScheduleChart = (
  item: Pick<ParentingScheduleDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof parentingScheduleMachine> => lifecycleOf(parentingScheduleMachine, item)
