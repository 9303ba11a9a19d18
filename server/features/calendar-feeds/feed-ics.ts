import ical, { escape as escaped, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { limits } from '#contract/limits.ts'
import { fromEpoch, midnight } from '#domain/time.ts'
import { productName } from '#i18n/product.ts'
import type { FeedEntry } from './feed-entries.ts'
import type { FeedSource } from './feed-source.ts'

/** The library writes the colour for one maker's programs alone; RFC 7986 names colours as CSS does, and ours are such names. */
const withColour = (text: string, colour: string): string =>
  text.replace('\r\nREFRESH-INTERVAL', `\r\nCOLOR:${colour}\r\nREFRESH-INTERVAL`)

/**
 * Writes entries as iCalendar (RFC 5545). Each stands for itself, as instants in UTC or as dates: programs differ in how they read
 * rules of recurrence and time zones. The same source gives the same bytes.
 */
export const icsOf = ({ feed, layers, today, locale }: FeedSource, entries: readonly FeedEntry[]): string => {
  const calendar = ical({
    // The library escapes texts of entries, but not the name of a calendar.
    name: escaped(feed.name, false),
    prodId: { company: productName, product: 'calendar', language: locale.slice(0, 2) },
    method: ICalCalendarMethod.PUBLISH,
    ttl: limits.feedServing.refresh / 1000,
  })
  const stamp = midnight(today, layers.zone)
  for (const { uid, from, until, isWhole, summary, description, place, sequence, isTaken } of entries)
    calendar.createEvent({
      id: uid,
      start: fromEpoch(from),
      // RFC 5545 wants an end after the beginning, or none.
      end: until > from ? fromEpoch(until) : null,
      allDay: isWhole,
      stamp,
      sequence,
      summary,
      description,
      location: place,
      transparency: isTaken ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
  return `${withColour(calendar.toString(), feed.colour)}\r\n`
}
