import type { Locale } from '#contract/locale.ts'
import { formatTime, fromEpoch } from '#domain/time.ts'
import type { TranslationFunctions } from './i18n-types.ts'

type Times = { readonly from: number; readonly until: number }

/** Says when a part of a day is: all day, until or from a time, or between two. */
export const partTime = (
  { from, until }: Times,
  bounds: Times,
  zone: string,
  locale: Locale,
  { calendar: { day }, calendarReport }: Pick<TranslationFunctions, 'calendar' | 'calendarReport'>,
): string => {
  const time = (epoch: number) => formatTime(fromEpoch(epoch), zone, locale)
  const [begun, ended] = [from > bounds.from, until < bounds.until]
  if (begun && ended) return calendarReport.time.between({ from: time(from), until: time(until) })
  if (begun) return day.from({ time: time(from) })
  return ended ? day.until({ time: time(until) }) : day.whole()
}
