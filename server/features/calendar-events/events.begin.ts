import type { NewCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { eventColumnsFrom } from './events.content.ts'
import { beginEvent } from './events.insert.ts'
import { calendarEventLifecycle } from './events.lifecycle.ts'
import { otherParentIn } from './events.people.ts'
import type { EventRow } from './events.store.ts'

/** Records an event of the viewer's. Throws `Refusal`: notAllowed, invalid, childRequired. */
export const recordCalendarEvent = async (
  change: UnitOfWork,
  viewer: Viewer,
  { private: isPrivate, frequency, interval, weekdays, end: ending, ...content }: NewCalendarEvent,
): Promise<EventRow> => {
  const { tx } = change
  if (!permissions['calendar.plan'](viewer)) throw new Refusal('notAllowed')
  const zone = await familyZone(tx)
  const owner_id = viewer.personId
  const series = { frequency, interval, weekdays, end: ending }
  const columns = await eventColumnsFrom(change, { zone, owner_id }, content, series)
  const place = {
    owner_id,
    other_id: await otherParentIn(tx, owner_id),
    series_id: null,
    occurs_on: null,
    zone,
    left_out: [],
  }
  return beginEvent(change, calendarEventLifecycle, { columns, place, private: isPrivate, actor: viewer })
}
