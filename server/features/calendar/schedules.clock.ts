import { addDays, type Instant, midnight } from '#domain/time.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { keepDueTime } from '../../jobs/keep-due-time.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { familyZone } from './calendar.lock.ts'
import type { ScheduleRow } from './schedules.store.ts'

type Days = Pick<ScheduleRow, 'status' | 'starts_on' | 'ends_on'>

/** Returns the midnight at which the calendar moves a schedule next: that of its first day, or after its last one. */
export const nextTimeOf = ({ status, starts_on, ends_on }: Days, zone: string): Instant | null => {
  if (isFinalLeaf(parentingScheduleMachine, status)) return null
  if (isBegunBy(status)) return ends_on === null ? null : midnight(addDays(ends_on, 1), zone)
  return midnight(starts_on, zone)
}

/** A state that a beginning leads out of waits for it. */
const isBegunBy = (status: ScheduleRow['status']): boolean =>
  decide(
    parentingScheduleMachine,
    status,
    { begun: true, over: false, answer: 'none', secondAnswer: null },
    {
      type: 'parentingSchedule.begun',
      by: bySystem,
    },
  ) === null

/** The row that `advance` hands on without effects is the one from before, so it is read again. */
export const keepScheduleTime = async (change: UnitOfWork, { id }: Pick<ScheduleRow, 'id'>): Promise<void> => {
  const row = await change.tx
    .selectFrom('parenting_schedule')
    .select(['status', 'starts_on', 'ends_on', 'reach', 'audience'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await keepDueTime(change, { entity: 'parentingSchedule', id }, nextTimeOf(row, await familyZone(change.tx)), row)
}
