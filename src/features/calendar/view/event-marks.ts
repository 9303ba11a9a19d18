import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { addDays, type PlainDate } from '#domain/time.ts'
import { formatHour } from '#domain/time-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type DayMark, daysOf } from './day-marks.ts'

type Marks = ReadonlyMap<PlainDate, readonly DayMark[]>
type Texts = Pick<TranslationFunctions, 'calendar'>

/** One that ends when it begins is on that day. */
const daysOfEvent = ({ whole, from, until }: EventTimeDto, zone: string): PlainDate[] => {
  if (!whole) return daysOf(from, until === from ? `${from.slice(0, -4)}001Z` : until, zone)
  const days: PlainDate[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

type Place = { readonly isFirst: boolean; readonly isLast: boolean }

/** Says what of an event is on one of its days. */
function labelOf(
  { title, whole, from, until }: EventTimeDto,
  { isFirst, isLast }: Place,
  { family, locale }: Viewer,
  { calendar: { event: texts } }: Texts,
): string {
  const hour = (instant: string) => formatHour(instant, family.timeZone, locale)
  if (whole || !(isFirst || isLast)) return texts.allDay({ title })
  if (isFirst && isLast) return texts.at({ title, from: hour(from), until: hour(until) })
  return isFirst ? texts.from({ title, time: hour(from) }) : texts.until({ title, time: hour(until) })
}

/** Marks the days of events, in the order of the events. */
export function eventMarks(events: readonly EventTimeDto[], viewer: Viewer, LL: Texts): Marks {
  const marks = new Map<PlainDate, DayMark[]>()
  for (const event of events) {
    const days = daysOfEvent(event, viewer.family.timeZone)
    for (const day of days) {
      const label = labelOf(event, { isFirst: day === days[0], isLast: day === days.at(-1) }, viewer, LL)
      const key = `${event.eventId} ${event.on}`
      const own = marks.get(day) ?? []
      own.push({ key, text: event.title, label, tone: 'done', open: false, event })
      marks.set(day, own)
    }
  }
  return marks
}

/** Holidays stand first on a day, then what waits for an answer, then what is planned. */
export const marksTogether = (...all: readonly Marks[]): Marks => {
  const found = new Map<PlainDate, DayMark[]>()
  for (const marks of all)
    for (const [day, own] of marks) {
      const known = found.get(day)
      if (known) known.push(...own)
      else found.set(day, [...own])
    }
  return found
}
