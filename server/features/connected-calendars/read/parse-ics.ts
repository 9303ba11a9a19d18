import nodeIcal, { type DateWithTimeZone, type EventInstance, type VEvent } from 'node-ical'
import type { FetchProblem } from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { plainLine } from '#domain/plain-text.ts'
import { instantOf, type PlainDate } from '#domain/time.ts'
import type { ReadEntry } from '../connected.store.ts'

/** The range is half-open, in milliseconds. A time without a zone is one of `zone`, the family's. */
export type Reading = { readonly text: string; readonly from: number; readonly until: number; readonly zone: string }
export type ReadCalendar = { readonly entries: readonly ReadEntry[] } | { readonly problem: FetchProblem }

const two = (number: number): string => String(number).padStart(2, '0')
/** The library gives dates, and times without a zone, by the clock of this machine, so they are read back by it. */
const dateHere = (at: Date): PlainDate =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
const wallHere = (at: Date): string => `${dateHere(at)}T${two(at.getHours())}:${two(at.getMinutes())}`

/** The library leaves what is no date as a text. */
const isValid = (at: unknown): at is Date => at instanceof Date && !Number.isNaN(at.getTime())

const instantIn = (at: DateWithTimeZone, zone: string): string =>
  at.tz === undefined ? instantOf(wallHere(at), zone) : at.toISOString()

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

const occurrencesOf = (event: VEvent, { from, until }: Reading): Occurrence[] => {
  const { start, end } = event
  if (!isValid(start)) return []
  if (event.rrule || event.recurrences)
    return nodeIcal.expandRecurringEvent(event, { from: new Date(from), to: new Date(until), expandOngoing: true })
  const last = isValid(end) && end >= start ? end : start
  const isNear = last.getTime() >= from && start.getTime() < until
  return isNear ? [{ start, end: last, isFullDay: start.dateOnly === true, event }] : []
}

/** A rule of which the library finds no end within its own bounds is an error there. */
const occurrencesWithin = (event: VEvent, reading: Reading): Occurrence[] | null => {
  try {
    return occurrencesOf(event, reading)
  } catch {
    return null
  }
}

const looksLikeCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im

/** Reads the occurrences of a calendar, in order. It runs in a thread that is ended when it takes too long. */
export const parseIcs = (reading: Reading): ReadCalendar => {
  const { text, zone } = reading
  const { entries: most } = limits.connectedFetch
  if (!looksLikeCalendar.test(text.slice(0, 200))) return { problem: 'notACalendar' }
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
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
