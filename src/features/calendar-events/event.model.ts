import { type CalendarColour, calendarColours } from '#contract/calendar/colours.ts'
import type { CalendarEventDto, NewCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import { type Frequency, hasInterval } from '#domain/recurrence.ts'
import { addDays, daysBetween, hourIn, type Instant, isDate, weekdayOf } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { EventScope } from './event.scope.ts'

/** Holds what stands in the fields. Texts are as typed; an empty one of a choice means none. */
export type EventValues = {
  title: string
  who: 'everybody' | 'owner'
  whole: boolean
  startsOn: string
  startsAt: string
  endsOn: string
  endsAt: string
  frequency: Frequency
  interval: string
  weekdays: string[]
  ending: 'never' | 'count' | 'date'
  count: string
  endOn: string
  childIds: string[]
  parentId: string
  pickUpId: string
  dropOffId: string
  place: string
  hidesPlace: boolean
  notes: string
  reminder: string
  colour: CalendarColour
}

/** They stand in the order of the form, so that the first wrong field takes the focus. */
export const eventFieldNames = [
  'title',
  'startsOn',
  'startsAt',
  'endsOn',
  'endsAt',
  'frequency',
  'interval',
  'weekdays',
  'count',
  'endOn',
  'childIds',
  'parentId',
  'pickUpId',
  'dropOffId',
  'place',
  'notes',
  'reminder',
  'colour',
] as const satisfies readonly (keyof EventValues)[]

/** Text that is no whole number is refused by the contract's schema. */
const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

const endOf = ({ frequency, ending, count, endOn }: EventValues): NewCalendarEvent['end'] => {
  if (frequency === 'once' || ending === 'never') return null
  return ending === 'count' ? { by: 'count', count: numberIn(count) } : { by: 'date', on: endOn }
}

export function bodyOf(values: EventValues): NewCalendarEvent {
  const { whole, frequency, weekdays } = values
  const body: NewCalendarEvent = {
    title: values.title,
    private: values.who === 'owner',
    startsOn: values.startsOn,
    startsAt: whole ? null : values.startsAt,
    endsOn: values.endsOn,
    endsAt: whole ? null : values.endsAt,
    frequency,
    end: endOf(values),
    childIds: values.childIds,
    parentId: values.parentId,
    pickUpId: values.pickUpId || null,
    dropOffId: values.dropOffId || null,
    place: values.place || null,
    hidesPlace: values.hidesPlace,
    notes: values.notes || null,
    reminder: values.reminder === '' ? null : Number(values.reminder),
    colour: values.colour,
  }
  if (hasInterval(frequency)) body.interval = numberIn(values.interval)
  if (frequency === 'weekly') body.weekdays = weekdays.map(Number)
  return body
}

type Times = Pick<EventValues, 'startsOn' | 'startsAt' | 'endsOn' | 'endsAt'>

const hourOf = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/**
 * Begins on `on` at four, which most events of children are near, and today at the next full hour of the family. A day
 * that is over, and the last hour of today, give tomorrow.
 */
function newTimes({ today, family }: Viewer, on: string | undefined, now: Instant): Times {
  const next = hourIn(now, family.timeZone) + 1
  if (on === today && next < 24)
    return { startsOn: on, startsAt: hourOf(next), endsOn: next < 23 ? on : addDays(on, 1), endsAt: hourOf(next + 1) }
  const day = on !== undefined && isDate(on) && on > today ? on : addDays(today, 1)
  return { startsOn: day, startsAt: '16:00', endsOn: day, endsAt: '17:00' }
}

function newValues(viewer: Viewer, on: string | undefined, now: Instant): EventValues {
  const times = newTimes(viewer, on, now)
  const { children, members } = viewer.family
  const parents = members.filter(({ role }) => role === 'parent')
  return {
    title: '',
    who: 'everybody',
    whole: false,
    ...times,
    frequency: 'once',
    interval: '1',
    weekdays: [String(weekdayOf(times.startsOn))],
    ending: 'never',
    count: '10',
    endOn: '',
    childIds: children.filter(({ offered }) => offered).map(({ id }) => id),
    parentId: (parents.find(({ id }) => viewer.isYou(id)) ?? parents[0])?.id ?? '',
    pickUpId: '',
    dropOffId: '',
    place: '',
    hidesPlace: false,
    notes: '',
    reminder: '',
    colour: calendarColours[2],
  }
}

/** A series that is changed from one day on has as many times as are left, so it ends on its last day. */
function endValues(
  { end, lastOn }: CalendarEventDto,
  scope: EventScope,
): Pick<EventValues, 'ending' | 'count' | 'endOn'> {
  if (end === null) return { ending: 'never', count: '10', endOn: '' }
  if (end.by === 'count' && scope === 'all') return { ending: 'count', count: String(end.count), endOn: '' }
  return { ending: 'date', count: '10', endOn: end.by === 'date' ? end.on : (lastOn ?? '') }
}

export type Edited = { readonly item: CalendarEventDto; readonly scope: EventScope; readonly on: string }

/** The form begins with this: nothing, or one event with the day that is changed. */
export function valuesOf(viewer: Viewer, edited: Edited | null, on: string | undefined, now: Instant): EventValues {
  const empty = newValues(viewer, on, now)
  if (!edited) return empty
  const { item, scope } = edited
  const startsOn = scope === 'all' ? item.startsOn : edited.on
  const isWhole = item.startsAt === null
  return {
    ...empty,
    title: item.title,
    who: item.facts.private ? 'owner' : 'everybody',
    whole: isWhole,
    startsOn,
    startsAt: item.startsAt ?? empty.startsAt,
    endsOn: addDays(startsOn, daysBetween(item.startsOn, item.endsOn)),
    endsAt: item.endsAt ?? empty.endsAt,
    frequency: scope === 'one' ? 'once' : item.frequency,
    interval: String(item.interval),
    weekdays: (item.weekdays ?? [weekdayOf(startsOn)]).map(String),
    ...endValues(item, scope),
    childIds: item.childIds,
    parentId: item.parentId,
    pickUpId: item.pickUpId ?? '',
    dropOffId: item.dropOffId ?? '',
    place: item.place ?? '',
    hidesPlace: item.hidesPlace,
    notes: item.notes ?? '',
    reminder: item.reminder === null ? '' : String(item.reminder),
    colour: item.colour,
  }
}
