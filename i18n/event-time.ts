import type { Locale } from '#contract/locale.ts'
import { addDays, dateIn, formatDate, formatInstant, formatTime } from '#domain/time.ts'
import type { TranslationFunctions } from './i18n-types.ts'

type Time = { readonly whole: boolean; readonly from: string; readonly until: string }

/** Says when an event of a report is, with the zone of the family. The PDF and the printed page share it. */
export const reportedTime = (
  { whole, from, until }: Time,
  zone: string,
  locale: Locale,
  { calendarReport: { range, times, events } }: Pick<TranslationFunctions, 'calendarReport'>,
): string => {
  if (!whole) {
    const isSameDay = dateIn(from, zone) === dateIn(until, zone)
    const to = isSameDay ? formatTime(until, zone, locale) : formatInstant(until, zone, locale, 'short')
    return times({ from: formatInstant(from, zone, locale, 'short'), to })
  }
  const [first, last] = [from, addDays(until, -1)].map((day) => formatDate(day, locale, 'short'))
  return events.allDay({ days: first === last ? (first ?? '') : range({ from: first ?? '', to: last ?? '' }) })
}
