import { standingLeaves } from '#machines/calendar-events/calendar-event.leaves.ts'
import { keepDueTime } from '../../jobs/keep-due-time.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { EventRow } from './events.store.ts'
import { nextReminder } from './events.times.ts'

export const isStanding = ({ status }: Pick<EventRow, 'status'>): boolean => standingLeaves.includes(status)

/** The row that `advance` hands on without effects is the one from before, so it is read again. */
export const keepEventTime = async (change: UnitOfWork, { id }: Pick<EventRow, 'id'>): Promise<void> => {
  const row = await change.tx.selectFrom('calendar_event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { reminder, reach, audience } = row
  const due = isStanding(row) && reminder !== null ? nextReminder(row, reminder, change.now) : null
  await keepDueTime(change, { entity: 'calendarEvent', id }, due, { reach, audience })
}
