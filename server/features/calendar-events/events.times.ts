import type { Recurrence } from '#domain/recurrence.ts'
import { addDays, addMs, dateIn, daysBetween, type Instant, type PlainDate } from '#domain/time.ts'
import { instantOnClock } from '#domain/zone-clock.ts'
import { datesOf } from '../../recurrence/dates-of.ts'
import type { EventRow } from './events.store.ts'

/** The columns that say when an event is. */
export type Timed = Pick<
  EventRow,
  | 'zone'
  | 'starts_on'
  | 'starts_at'
  | 'ends_on'
  | 'ends_at'
  | 'frequency'
  | 'repeats_every'
  | 'weekdays'
  | 'week_start'
  | 'last_on'
  | 'left_out'
>

/** One time of an event. Whole days are dates, of which `until` is the day after; everything else are instants. */
export type EventTime = { readonly whole: boolean; readonly from: string; readonly until: string }

export const recurrenceOf = ({
  frequency,
  starts_on,
  repeats_every,
  weekdays,
  week_start,
  last_on,
}: Timed): Recurrence => ({
  frequency,
  startsOn: starts_on,
  interval: repeats_every,
  weekdays: weekdays ?? undefined,
  weekBegins: week_start ?? undefined,
  end: last_on === null ? null : { by: 'date', on: last_on },
})

/** Returns the instant at which the time of a day begins. */
export const beginningOn = ({ zone, starts_at }: Timed, on: PlainDate): Instant =>
  instantOnClock(zone, on, starts_at ?? '00:00')

/** Whole days begin at this time of day for whoever is reminded of them. */
const wholeDaysBegin = '09:00'
export const remindedBeginning = ({ zone, starts_at }: Timed, on: PlainDate): Instant =>
  instantOnClock(zone, on, starts_at ?? wholeDaysBegin)

export const lengthOf = ({ starts_on, ends_on }: Pick<Timed, 'starts_on' | 'ends_on'>): number =>
  daysBetween(starts_on, ends_on)

export const timeOn = (event: Timed, on: PlainDate): EventTime => {
  const lastDay = event.ends_on === event.starts_on ? on : addDays(on, lengthOf(event))
  if (event.ends_at === null) return { whole: true, from: on, until: addDays(lastDay, 1) }
  const [from, until] = [beginningOn(event, on), instantOnClock(event.zone, lastDay, event.ends_at)]
  // A time that clocks skip is read as a later one.
  return { whole: false, from, until: until < from ? from : until }
}

type Days = { readonly from: PlainDate; readonly through: PlainDate; readonly most: number }

/** Returns the days on which times begin, of those whose time is on one of some days. */
export const daysOf = (event: Timed, { from, through, most }: Days): PlainDate[] => {
  const left = new Set(event.left_out)
  const first = addDays(from, -lengthOf(event))
  return datesOf(recurrenceOf(event), { most: most + left.size, from: first, through }).filter((on) => !left.has(on))
}

/** Days past which no series is looked at: a series of leap days has one in eight years. */
const farAhead = 366 * 101

/** Returns the first day from one on for which `holds`; null where the series ends before. */
const firstDay = (event: Timed, from: PlainDate, holds: (on: PlainDate) => boolean): PlainDate | null => {
  const left = new Set(event.left_out)
  const days = datesOf(recurrenceOf(event), { most: left.size + 3, from, through: addDays(from, farAhead) })
  return days.find((on) => !left.has(on) && holds(on)) ?? null
}

/** Returns the first day whose time has not begun; null where all have. */
export const nextDay = (event: Timed, now: Instant): PlainDate | null =>
  firstDay(event, dateIn(now, event.zone), (on) => beginningOn(event, on) > now)

/** Returns whether it has a time that begins on this day. */
export const hasDay = (event: Timed, on: PlainDate): boolean => firstDay(event, on, () => true) === on

/** Returns whether a time that has not begun is that of this day. */
export const isToCome = (event: Timed, on: PlainDate, now: Instant): boolean =>
  beginningOn(event, on) > now && hasDay(event, on)

/** Returns the instant at which people are reminded of the time of a day. */
export const reminderOn = (event: Timed, minutes: number, on: PlainDate): Instant =>
  addMs(remindedBeginning(event, on), -minutes * 60_000)

/** Returns the first instant after `now` at which people are reminded; null means never again. */
export const nextReminder = (event: Timed, minutes: number, now: Instant): Instant | null => {
  // A time that clocks skip begins a day later than its own, so a day more is looked at.
  const from = addDays(dateIn(addMs(now, minutes * 60_000), event.zone), -1)
  const on = firstDay(event, from, (day) => reminderOn(event, minutes, day) > now)
  return on === null ? null : reminderOn(event, minutes, on)
}

const eachDay = 20_000

/** Returns the days on which the first and the last time begin. Null where there is no time; without an end, `last` is. */
export const endsOfSeries = (
  recurrence: Recurrence,
): { readonly first: PlainDate; readonly last: PlainDate | null } | null => {
  const [first] = datesOf(recurrence, { most: 1 })
  if (first === undefined) return null
  const { end, frequency } = recurrence
  if (frequency === 'once') return { first, last: first }
  if (end === null) return { first, last: null }
  const near = end.by === 'date' ? datesOf(recurrence, { most: eachDay, from: addDays(end.on, -60) }) : []
  const last = near.at(-1) ?? datesOf(recurrence, { most: eachDay }).at(-1)
  return { first, last: last ?? first }
}
