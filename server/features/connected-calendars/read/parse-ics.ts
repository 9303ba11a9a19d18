import nodeIcal, { type DateWithTimeZone, type EventInstance, type VEvent } from 'node-ical'
import type { FetchProblem } from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { plainLine } from '#domain/plain-text.ts'
import { instantOf, type PlainDate } from '#domain/time.ts'
import type { ReadEntry } from '../connected.store.ts'
import { isKnownZone, withKnownZones } from './zones-of-file.ts'

/** The range is half-open, in milliseconds. A time without a zone that we know is one of `zone`, the family's. */
export type Reading = { readonly text: string; readonly from: number; readonly until: number; readonly zone: string }
export type ReadCalendar = { readonly entries: readonly ReadEntry[] } | { readonly problem: FetchProblem }

const two = (number: number): string => String(number).padStart(2, '0')
/** The library gives dates, and times without a zone that it knows, by the clock of this machine, so they are read back by it. */
const dateHere = (at: Date): PlainDate =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
const wallHere = (at: Date): string => `${dateHere(at)}T${two(at.getHours())}:${two(at.getMinutes())}`

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

/** Some programs list the occurrences of a series without the series. The library keeps them beside the first. */
const singlesOf = (event: VEvent): VEvent[] => {
  const listed = [event, ...Object.values(event.recurrences ?? {}).filter(isEvent)]
  return [...new Map(listed.map((one) => [Number(one.recurrenceid ?? one.start), one])).values()]
}

const occurrencesOf = (event: VEvent, { from, until }: Reading): Occurrence[] => {
  if (!isValid(event.start)) return []
  // The library takes an occurrence that begins at the end of the range for one within it.
  const range = { from: new Date(from), to: new Date(until - 1), expandOngoing: true }
  if (event.rrule) return nodeIcal.expandRecurringEvent(event, range)
  return singlesOf(event).flatMap((one) => {
    const { start, end } = one
    if (!isValid(start)) return []
    const last = isValid(end) && end >= start ? end : start
    const isNear = last.getTime() >= from && start.getTime() < until
    return isNear ? [{ start, end: last, isFullDay: start.dateOnly === true, event: one }] : []
  })
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
  const zones = events.flatMap(singlesOf).map(({ start }) => start?.tz)
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
