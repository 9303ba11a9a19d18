import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import { addDays, epochOf, formatTime } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { bothTimes } from '../calendar/times/both-times.ts'
import { frequencyText } from '../payment-schedules/frequency-text.ts'
import { calendarEventChart } from './event.chart.ts'

type Texts = Pick<TranslationFunctions, 'calendar' | 'calendarEvents' | 'paymentSchedules'>

/** Says when it is, or when the time is that is shown of a series; to a traveller also by the clocks where they are. */
export function whenText(
  { time: { whole, from, until }, on, zone }: CalendarEventDto,
  viewer: Viewer,
  { calendar, calendarEvents: texts }: Texts,
): string {
  if (!whole) {
    const isSameDay = viewer.dayOf(from) === viewer.dayOf(until)
    const both = (instant: string, text: string) =>
      bothTimes(epochOf(instant), { zone, locale: viewer.locale, texts: calendar.day }, text)
    return texts.times({
      from: both(from, viewer.moment(from)),
      until: both(until, isSameDay ? formatTime(until, zone, viewer.locale) : viewer.moment(until)),
    })
  }
  const last = addDays(until, -1)
  if (last === on) return texts.wholeDay({ date: viewer.longDate(on) })
  return texts.times({ from: viewer.longDate(on), until: viewer.longDate(last) })
}

/** Says how it repeats and when that ends; null for a single event. */
export function repeatsText(item: CalendarEventDto, viewer: Viewer, LL: Texts): string | null {
  const { frequency, interval, weekdays, startsOn, end } = item
  if (frequency === 'once') return null
  const texts = LL.paymentSchedules.frequency
  const rhythm = frequencyText({ frequency, interval, weekdays }, startsOn, viewer.locale, texts)
  const { byCount, byDate } = LL.calendarEvents.rhythm
  if (end === null) return rhythm
  return end.by === 'count' ? byCount({ rhythm, count: end.count }) : byDate({ rhythm, date: viewer.date(end.on) })
}

/** Says who sees it and who may change it still. */
export function standingText(item: CalendarEventDto, viewer: Viewer, { calendarEvents }: Texts): string {
  const { standing } = calendarEvents
  const { facts, ownerId } = item
  if (calendarEventChart(item).isFinal) return facts.private ? standing.deleted() : standing.cancelled()
  const seen = facts.private ? standing.private() : standing.shared()
  if (!viewer.isYou(ownerId)) return [seen, standing.owned({ name: viewer.nameOf(ownerId) })].join(' ')
  if (!facts.begun) return seen
  return [seen, facts.repeats && facts.coming ? standing.begunSeries() : standing.begun()].join(' ')
}

export const reminderText = (
  minutes: number | null,
  { form: { reminders } }: TranslationFunctions['calendarEvents'],
): string => {
  const texts: Readonly<Record<string, (() => string) | undefined>> = reminders
  return texts[minutes ?? 'none']?.() ?? ''
}
