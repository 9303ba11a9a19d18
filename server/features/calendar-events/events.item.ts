import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import type { PlainDate } from '#domain/time.ts'
import type { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { calendarEventLifecycle, eventFactsOf } from './events.lifecycle.ts'
import { peopleOfEvent } from './events.people.ts'
import type { EventRow } from './events.store.ts'
import { hasDay, nextDay, timeOn } from './events.times.ts'

const endOf = ({ end_count, end_on }: EventRow): CalendarEventDto['end'] => {
  if (end_count !== null) return { by: 'count', count: end_count }
  return end_on === null ? null : { by: 'date', on: end_on }
}

/** `asked` is the day of a series whose time is shown; without one, or where it has none then, that is the next one. */
export const eventDtoOf = (row: EventRow, viewer: Viewer, now: string, asked?: PlainDate): CalendarEventDto => {
  const nextOn = nextDay(row, now)
  const on = asked !== undefined && hasDay(row, asked) ? asked : (nextOn ?? row.starts_on)
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    title: row.title,
    place: row.place,
    notes: row.notes,
    parentId: row.parent_id,
    pickUpId: row.pick_up_id,
    dropOffId: row.drop_off_id,
    childIds: row.child_ids,
    colour: row.colour,
    startsOn: row.starts_on,
    startsAt: row.starts_at,
    endsOn: row.ends_on,
    endsAt: row.ends_at,
    reminder: row.reminder,
    hidesPlace: row.hides_place,
    frequency: row.frequency,
    interval: row.repeats_every,
    weekdays: row.weekdays && [...row.weekdays],
    end: endOf(row),
    zone: row.zone,
    ownerId: row.owner_id,
    partOf: row.series_id,
    occursOn: row.occurs_on,
    on,
    time: timeOn(row, on),
    nextOn,
    lastOn: row.last_on,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    facts: eventFactsOf(row, now),
    you: byOf(viewer, peopleOfEvent(row)),
  }
}

/** One event, with the time that it has on a day. */
export const calendarEventItem = (
  asked?: PlainDate,
): Item<typeof calendarEventMachine, EventRow, CalendarEventDto> => ({
  lifecycle: calendarEventLifecycle,
  dtoOf: async ({ viewer, now }, row) => eventDtoOf(row, viewer, now, asked),
})
