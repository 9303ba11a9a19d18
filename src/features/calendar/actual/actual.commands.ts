import {
  type ActualTimeCommand,
  type ActualTimeDto,
  actualTimeDto,
  actualTimeRoutes,
} from '#contract/calendar/actual-times.ts'
import type { CommandTarget } from '#src/app/shared/lifecycle/command-target.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'

export const actualTarget: CommandTarget<ActualTimeDto, ActualTimeCommand> = {
  send: (send, { id }, body) => send(actualTimeRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, actualTimeDto),
  keep: invalidateCalendar,
}

export const actualActions = ['confirm', 'dispute', 'withdraw'] as const
export type ActualAction = (typeof actualActions)[number]

export const actualCommandOf = ({ version }: ActualTimeDto, action: ActualAction, reason: string): ActualTimeCommand =>
  action === 'dispute' ? { type: 'actualTime.dispute', version, reason } : { type: `actualTime.${action}`, version }
