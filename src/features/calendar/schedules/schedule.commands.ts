import type { QueryClient } from '@tanstack/react-query'
import {
  type ParentingScheduleCommand,
  type ParentingScheduleDto,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import type { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { calendarRoot } from '../calendar.queries.ts'
import type { PlanAction } from '../plan/plan-texts.ts'
import { parentingScheduleChart } from '../schedule.chart.ts'

/** Whatever decides whose day it is shows in every query of the calendar, and on Home. */
export const invalidateCalendar = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: calendarRoot }),
    queries.invalidateQueries({ queryKey: ['home'] }),
  ])
}

export const scheduleLifecycle: LifecycleDefinition<
  typeof parentingScheduleMachine,
  ParentingScheduleDto,
  ParentingScheduleCommand
> = {
  chartOf: parentingScheduleChart,
  send: (send, { id }, body) => send(parentingScheduleRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, parentingScheduleDto),
  keep: invalidateCalendar,
}

export const scheduleCommandOf = (
  { version }: ParentingScheduleDto,
  action: PlanAction,
  reason: string,
): ParentingScheduleCommand =>
  action === 'dispute'
    ? { type: 'parentingSchedule.dispute', version, reason }
    : { type: `parentingSchedule.${action}`, version }
