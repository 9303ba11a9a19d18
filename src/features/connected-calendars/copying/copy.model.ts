import type { EventCopy } from '#contract/calendar-events/event-copies.ts'
import type { ReadEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { limits } from '#contract/limits.ts'
import { addDays, addYears, dateIn, type Instant, wallOf } from '#domain/time.ts'

/** An entry that can be copied: `entry` as the other calendar has it, `copy` by the clock of the family. */
export type Candidate = { readonly key: string; readonly entry: ReadEntryDto; readonly copy: EventCopy }

type Clock = { readonly zone: string; readonly now: Instant; readonly untitled: string }

/** Both ends count as `until` in lists of whole days, where it is the day after. */
const wholeDays = ({ from, until }: ReadEntryDto) => ({
  startsOn: from,
  startsAt: null,
  endsOn: addDays(until, -1),
  endsAt: null,
})
const timed = ({ from, until }: ReadEntryDto, zone: string) => {
  const [starts, ends] = [wallOf(from, zone), wallOf(until, zone)]
  return {
    startsOn: starts.slice(0, 10),
    startsAt: starts.slice(11, 16),
    endsOn: ends.slice(0, 10),
    endsAt: ends.slice(11, 16),
  }
}

/** Other programs allow longer texts than we do. */
const shortened = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

const isToCome = ({ whole, from }: ReadEntryDto, { zone, now }: Clock): boolean =>
  whole ? from > dateIn(now, zone) : from > now

/** Names entries so that each keeps its key when the list is read again. Some programs give several the same name, or none. */
function keys() {
  const known = new Map<string, number>()
  return ({ uid, from }: ReadEntryDto): string => {
    const name = `${uid} ${from}`
    const before = known.get(name) ?? 0
    known.set(name, before + 1)
    return before === 0 ? name : `${name} ${before}`
  }
}

/** Returns the entries that can be copied, in order: those to come that last a year at most. */
export function candidatesOf(entries: readonly ReadEntryDto[], clock: Clock): Candidate[] {
  const { title, place } = limits.calendarEvent
  const keyOf = keys()
  return entries.flatMap((entry) => {
    const times = entry.whole ? wholeDays(entry) : timed(entry, clock.zone)
    if (!isToCome(entry, clock) || times.endsOn > addYears(times.startsOn, 1)) return []
    const copy = {
      title: shortened(entry.title || clock.untitled, title),
      place: entry.place === null ? null : shortened(entry.place, place),
      ...times,
    }
    return [{ key: keyOf(entry), entry, copy }]
  })
}

/** Tells whether an entry has each word of a search in its title or place. */
export function hasWords({ entry: { title, place } }: Candidate, search: string, locale: string): boolean {
  const text = `${title} ${place ?? ''}`.toLocaleLowerCase(locale)
  return search
    .toLocaleLowerCase(locale)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
