import {
  type ChangeRequestCommand,
  type ChangeRequestDto,
  changeRequestDto,
  changeRequestRoutes,
} from '#contract/calendar/change-requests.ts'
import type { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { changeRequestChart } from '../request.chart.ts'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'

export const requestLifecycle: LifecycleDefinition<
  typeof changeRequestMachine,
  ChangeRequestDto,
  ChangeRequestCommand
> = {
  chartOf: changeRequestChart,
  send: (send, { id }, body) => send(changeRequestRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, changeRequestDto),
  keep: invalidateCalendar,
}

/** Answers from the page of a request; another proposal has a form of its own. */
export const requestActions = ['approve', 'decline', 'withdraw'] as const
export type RequestAction = (typeof requestActions)[number]

export const requestCommandOf = (
  { version }: ChangeRequestDto,
  action: RequestAction,
  reason: string,
): ChangeRequestCommand =>
  action === 'decline'
    ? { type: 'changeRequest.decline', version, reason }
    : { type: `changeRequest.${action}`, version }
