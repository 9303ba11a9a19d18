import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { addDays, epochOf, type PlainDate } from '#domain/time.ts'
import { formatHour } from '#domain/time-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { bothTimes } from '../times/both-times.ts'
import { type DayMark, daysOf } from './day-marks.ts'

type Marks = ReadonlyMap<PlainDate, readonly DayMark[]>
type Texts = Pick<TranslationFunctions, 'calendar'>
type EventTexts = Pick<TranslationFunctions['calendar'], 'event' | 'day'>
type Timed = Pick<EventTimeDto, 'title' | 'whole' | 'from' | 'until'>

/** One that ends when it begins is on that day. */
const daysOfTime = ({ whole, from, until }: Timed, zone: string): PlainDate[] => {
  if (!whole) return daysOf(from, until === from ? `${from.slice(0, -4)}001Z` : until, zone)
  const days: PlainDate[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

type Place = { readonly isFirst: boolean; readonly isLast: boolean; readonly isAway: boolean }

/** Says what of an event is on one of its days, to a traveller also by the clocks where they are. */
function labelOf(
  { title, whole, from, until }: Timed,
  { isFirst, isLast, isAway }: Place,
  { family: { timeZone: zone }, locale }: Viewer,
  { event: texts, day }: EventTexts,
): string {
  const hour = (instant: string) => {
    const text = formatHour(instant, zone, locale)
    return isAway ? bothTimes(epochOf(instant), { zone, locale, texts: day }, text) : text
  }
  if (whole || !(isFirst || isLast)) return texts.allDay({ title })
  if (isFirst && isLast) return texts.at({ title, from: hour(from), until: hour(until) })
  return isFirst ? texts.from({ title, time: hour(from) }) : texts.until({ title, time: hour(until) })
}

export type Shown = {
  readonly viewer: Viewer
  readonly LL: Texts
  /** The viewer is in another zone and reads its times too. A print says nothing of where they are. */
  readonly isAway: boolean
}

/** Marks the days of times, in their order. A label is made when it is read, because a month shows few of its thousands. */
function marksOfTimes<Time extends Timed>(
  times: readonly Time[],
  { viewer, LL, isAway }: Shown,
  markOf: (time: Time, labelOnDay: () => string) => DayMark,
): Marks {
  const marks = new Map<PlainDate, DayMark[]>()
  const { event, day: texts } = LL.calendar
  for (const time of times) {
    const days = daysOfTime(time, viewer.family.timeZone)
    for (const day of days) {
      const place = { isFirst: day === days[0], isLast: day === days.at(-1), isAway }
      const own = marks.get(day) ?? []
      let label: string | undefined
      own.push(
        markOf(time, () => {
          label ??= labelOf(time, place, viewer, { event, day: texts })
          return label
        }),
      )
      marks.set(day, own)
    }
  }
  return marks
}

export const eventMarks = (events: readonly EventTimeDto[], shown: Shown): Marks =>
  marksOfTimes(events, shown, (event, labelOnDay) => ({
    key: `${event.eventId} ${event.on}`,
    text: event.title,
    get label() {
      return labelOnDay()
    },
    tone: 'done',
    open: false,
    event,
  }))

/** Marks what a connected calendar has, and says that nobody else sees it. */
export function connectedMarks(entries: readonly ConnectedEntryDto[], shown: Shown): Marks {
  const { connected } = shown.LL.calendar
  const named = entries.map((entry) => ({ ...entry, title: entry.title || connected.untitled() }))
  return marksOfTimes(named, shown, (entry, labelOnDay) => ({
    key: `${entry.calendarId} ${entry.uid} ${entry.from}`,
    text: entry.title,
    get label() {
      return connected.onlyYou({ label: labelOnDay() })
    },
    tone: 'done',
    open: false,
    entry,
  }))
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
