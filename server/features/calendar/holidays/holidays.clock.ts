import type { Holiday } from '#domain/parenting-time/plan.ts'
import { fromEpoch } from '#domain/time.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { keepDueTime } from '../../../jobs/keep-due-time.ts'
import { decide } from '../../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { familyZone } from '../calendar.lock.ts'
import { boundsOf, type HolidayRow, holidayOf } from './holidays.store.ts'

/** Returns the instant at which the calendar moves a holiday next: the first time that it is kept, or the end of the last. */
export const nextTimeOfHoliday = (status: HolidayRow['status'], holiday: Holiday, zone: string): string | null => {
  if (isFinalLeaf(holidayMachine, status)) return null
  const { begins, ends } = boundsOf(holiday, zone)
  if (!isBegunBy(status)) return fromEpoch(begins)
  return ends === null ? null : fromEpoch(ends)
}

/** A state that a beginning leads out of waits for it. */
const isBegunBy = (status: HolidayRow['status']): boolean =>
  decide(
    holidayMachine,
    status,
    { begun: true, over: false, answer: 'none', secondAnswer: null },
    { type: 'holiday.begun', by: bySystem },
  ) === null

/** The row that `advance` hands on without effects is the one from before, so it is read again. */
export const keepHolidayTime = async (change: UnitOfWork, { id }: Pick<HolidayRow, 'id'>): Promise<void> => {
  const row = await change.tx.selectFrom('holiday').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const due = nextTimeOfHoliday(row.status, holidayOf(row), await familyZone(change.tx))
  await keepDueTime(change, { entity: 'holiday', id }, due, row)
}
