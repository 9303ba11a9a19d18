import { type HolidayCommand, type HolidayDto, holidayDto, holidayRoutes } from '#contract/calendar/holidays.ts'
import type { CommandTarget } from '#src/app/shared/lifecycle/command-target.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { PlanAction } from '../plan/plan-texts.ts'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'

export const holidayTarget: CommandTarget<HolidayDto, HolidayCommand> = {
  send: (send, { id }, body) => send(holidayRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, holidayDto),
  keep: invalidateCalendar,
}

export const holidayCommandOf = ({ version }: HolidayDto, action: PlanAction, reason: string): HolidayCommand =>
  action === 'dispute' ? { type: 'holiday.dispute', version, reason } : { type: `holiday.${action}`, version }

/** Returns the command that leaves a holiday out in one more year. Only its creator may send it, before it begins. */
export const leaveOut = (
  { version, name, childIds, date, begins, middle, ends, odd, even, except }: HolidayDto,
  year: number,
): HolidayCommand => ({
  type: 'holiday.edit',
  version,
  name,
  childIds,
  date,
  begins,
  middle,
  ends,
  odd,
  even,
  except: [...except, year],
})
