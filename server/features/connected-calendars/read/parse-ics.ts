import nodeIcal, { type DateWithTimeZone, type EventInstance, type VEvent } from 'node-ical'
import type { FetchProblem } from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { plainLine } from '#domain/plain-text.ts'
import { instantOf } from '#domain/time.ts'
import type { ReadEntry } from '../connected.store.ts'
import { dateHere, wallHere } from './date-here.ts'
import { furtherTimesOf } from './further-times.ts'
import { isKnownZone, withKnownZones } from './zones-of-file.ts'

/** The range is half-open, in milliseconds. A time without a zone that we know is one of `zone`, the family's. */
export type Reading = { readonly text: string; readonly from: number; readonly until: number; readonly zone: string }
export type ReadCalendar = { readonly entries: readonly ReadEntry[] } | { readonly problem: FetchProblem }

/** The library leaves what is no date as a text. */
const isValid = (at: unknown): at is Date => at instanceof Date && !Number.isNaN(at.getTime())

const instantIn = (at: DateWithTimeZone, zone: string): string =>
  at.tz !== undefined && isKnownZone(at.tz) ? at.toISOString() : instantOf(wallHere(at), zone)

/** A text may come with parameters, such as its language. */
const lineOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'val' in value ? value.val : value
  return [...plainLine(typeof text === 'string' ? text : '')].slice(0, limits.connectedFetch.text).join('')
}

type Occurrence = Pick<EventInstance, 'start' | 'end' | 'isFullDay'> & { readonly event: VEvent }

const entryOf = ({ start, end, isFullDay, event }: Occurrence, zone: string): ReadEntry => {
  const words = { uid: lineOf(event.uid), title: lineOf(event.summary), place: lineOf(event.location) || null }
  if (!isFullDay) return { ...words, whole: false, from: instantIn(start, zone), until: instantIn(end, zone) }
  const [from, until] = [dateHere(start), dateHere(end)]
  return {
    ...words,
    whole: true,
    from,
    until: until > from ? until : dateHere(new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)),
  }
}

const isEvent = (one: object): one is VEvent => 'start' in one

const movedTimesOf = (event: VEvent): VEvent[] => Object.values(event.recurrences ?? {}).filter(isEvent)

/**
 * Some programs list the occurrences of a series without the series, and some name its times one by one. The library keeps the
 * former beside the first one. A time that was moved stands in for the one that it was.
 */
const singlesOf = (event: VEvent, further: readonly VEvent[]): VEvent[] => {
  const listed = [event, ...further, ...movedTimesOf(event)]
  return [...new Map(listed.map((one) => [Number(one.recurrenceid ?? one.start), one])).values()]
}

/** Returns the times beside the rule, without those that the rule gives too, and those that were moved. */
const besideRule = (event: VEvent, further: readonly VEvent[], byRule: readonly Occurrence[]): VEvent[] => {
  const known = new Set([
    ...byRule.map(({ start }) => Number(start)),
    ...movedTimesOf(event).map(({ recurrenceid }) => Number(recurrenceid)),
  ])
  return [...new Map(further.map((one) => [Number(one.start), one])).values()].filter(
    ({ start }) => !known.has(Number(start)),
  )
}

const within = (events: readonly VEvent[], { from, until }: Reading): Occurrence[] =>
  events.flatMap((one) => {
    const { start, end } = one
    if (!isValid(start)) return []
    const last = isValid(end) && end >= start ? end : start
    const isNear = last.getTime() >= from && start.getTime() < until
    return isNear ? [{ start, end: last, isFullDay: start.dateOnly === true, event: one }] : []
  })

/** Makes events of those near the range alone, because a file may name a great many times. */
const furtherOf = (event: VEvent, { from, until }: Reading): VEvent[] => {
  if (event.rdate === undefined) return []
  const { recurrenceid: _, ...series } = event
  return furtherTimesOf(event)
    .filter(({ start, end }) => end.getTime() >= from && start.getTime() < until)
    .map((time) => ({ ...series, ...time }))
}

const occurrencesOf = (event: VEvent, reading: Reading): Occurrence[] => {
  if (!isValid(event.start)) return []
  const further = furtherOf(event, reading)
  if (!event.rrule) return within(singlesOf(event, further), reading)
  // The library takes an occurrence that begins at the end of the range for one within it.
  const range = { from: new Date(reading.from), to: new Date(reading.until - 1), expandOngoing: true }
  const byRule = nodeIcal.expandRecurringEvent(event, range)
  return [...byRule, ...within(besideRule(event, further, byRule), reading)]
}

/** A rule of which the library finds no end within its own bounds is an error there. */
const occurrencesWithin = (event: VEvent, reading: Reading): Occurrence[] | null => {
  try {
    return occurrencesOf(event, reading)
  } catch {
    return null
  }
}

const eventsIn = (text: string): VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')

/** Reads the events again where the library did not know the zone of one. */
const eventsOf = (reading: Reading): VEvent[] => {
  const events = eventsIn(reading.text)
  const zones = events.flatMap((event) => singlesOf(event, [])).map(({ start }) => start?.tz)
  const unknown = new Set(zones.filter((zone) => zone !== undefined).filter((zone) => !isKnownZone(zone)))
  return unknown.size > 0 ? eventsIn(withKnownZones(reading.text, unknown, reading)) : events
}

const looksLikeCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im

/** Reads the occurrences of a calendar, in order. It runs in a thread that is ended when it takes too long. */
export const parseIcs = (reading: Reading): ReadCalendar => {
  const { text, zone } = reading
  const { entries: most } = limits.connectedFetch
  if (!looksLikeCalendar.test(text.slice(0, 200))) return { problem: 'notACalendar' }
  const events = eventsOf(reading)
  if (events.length > most) return { problem: 'tooMany' }
  const entries: ReadEntry[] = []
  for (const event of events) {
    if (event.status === 'CANCELLED') continue
    const occurrences = occurrencesWithin(event, reading)
    if (occurrences === null) return { problem: 'tooComplex' }
    for (const occurrence of occurrences) {
      if (occurrence.event.status === 'CANCELLED' || !isValid(occurrence.start) || !isValid(occurrence.end)) continue
      if (entries.push(entryOf(occurrence, zone)) > most) return { problem: 'tooMany' }
    }
  }
  return { entries: entries.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0)) }
}
