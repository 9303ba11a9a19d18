import ICAL from 'ical.js'
import type { DateWithTimeZone, VEvent } from 'node-ical'
import { dateIn, epochOf, instantOf, isDate, offsetAt } from '#domain/time.ts'
import { dateHere } from './date-here.ts'
import { isKnownZone } from './zones-of-file.ts'

// The library keeps `RDATE` as it is written, so its times are read here, as the library gives all others: a time whose zone
// is not known, and a date, by the clock of this machine.

type FurtherTime = { readonly start: DateWithTimeZone; readonly end: DateWithTimeZone }

/** Zones are tried in this order. Without one that is known, a time is the family's. */
type Zones = readonly (string | undefined)[]
type Line = { readonly zones: Zones; readonly values: readonly string[] }

const linesOf = ({ rdate, start }: VEvent): Line[] =>
  [rdate].flat().flatMap((line) => {
    const isPlain = typeof line !== 'object' || line === null
    const { params, val } = isPlain ? { params: null, val: line } : (line as { params?: unknown; val?: unknown })
    if (typeof val !== 'string') return []
    const named = typeof params === 'object' && params !== null && 'TZID' in params ? params.TZID : undefined
    return [{ zones: [typeof named === 'string' ? named : undefined, start.tz], values: val.split(',') }]
  })

const hasClock = (zone: string): boolean => isKnownZone(zone) && !Number.isNaN(offsetAt(0, zone))

const form = /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d)(Z?))?$/

function momentOf(value: string | undefined, zones: Zones): DateWithTimeZone | null {
  const [, year = '', month = '', day = '', hours, minutes, seconds, utc] = form.exec(value?.trim() ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (!isDate(date)) return null
  const numbers = [Number(year), Number(month) - 1, Number(day)] as const
  if (hours === undefined) return Object.assign(new Date(...numbers), { dateOnly: true as const })
  const zone = utc ? 'Etc/UTC' : zones.find((name) => name !== undefined && hasClock(name))
  if (zone === undefined) return new Date(...numbers, Number(hours), Number(minutes), Number(seconds))
  const epoch = epochOf(instantOf(`${date}T${hours}:${minutes}`, zone)) + Number(seconds) * 1000
  return Object.assign(new Date(epoch), { tz: zone })
}

const later = (at: DateWithTimeZone, ms: number): DateWithTimeZone =>
  Object.assign(new Date(at.getTime() + ms), at.tz !== undefined && { tz: at.tz })

function endOf(value: string | undefined, start: DateWithTimeZone, zones: Zones): DateWithTimeZone | null {
  if (!value?.startsWith('P')) return momentOf(value, zones)
  try {
    return later(start, ICAL.Duration.fromString(value).toSeconds() * 1000)
  } catch {
    return null
  }
}

/** An event without an end of its own lasts as long as at its first time. */
function usualEnd(start: DateWithTimeZone, event: VEvent): DateWithTimeZone {
  const ms = event.end instanceof Date ? event.end.getTime() - event.start.getTime() : 0
  if (start.dateOnly !== true) return later(start, ms)
  const days = Math.max(1, Math.round(ms / 86_400_000))
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + days)
}

const dayOf = (at: DateWithTimeZone): string =>
  at.dateOnly === true || at.tz === undefined || !hasClock(at.tz) ? dateHere(at) : dateIn(at.toISOString(), at.tz)

/** `EXDATE` leaves out a time, or everything on a day. */
const isLeftOut = (start: DateWithTimeZone, { exdate }: VEvent): boolean =>
  Object.values(exdate ?? {}).some((left) =>
    left.dateOnly === true ? dateHere(left) === dayOf(start) : Number(left) === Number(start),
  )

/** Returns the times that an event names one by one (`RDATE`), beside its first one and its rule. What is no time is left out. */
export const furtherTimesOf = (event: VEvent): FurtherTime[] =>
  linesOf(event).flatMap(({ zones, values }) =>
    values.flatMap((value) => {
      const [first, second] = value.split('/')
      const start = momentOf(first, zones)
      return start === null || isLeftOut(start, event)
        ? []
        : [{ start, end: endOf(second, start, zones) ?? usualEnd(start, event) }]
    }),
  )
