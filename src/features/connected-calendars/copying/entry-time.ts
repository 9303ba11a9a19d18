import type { ReadEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { addDays, dateIn, formatTime } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Says when an entry is, by the clock of the family. */
export function entryTime(
  { whole, from, until }: Pick<ReadEntryDto, 'whole' | 'from' | 'until'>,
  { longDate, instant, family, locale }: Viewer,
  { range, times }: TranslationFunctions['calendarCopies'],
): string {
  if (whole) {
    const last = addDays(until, -1)
    return last > from ? range({ from: longDate(from), until: longDate(last) }) : longDate(from)
  }
  const zone = family.timeZone
  const isOneDay = dateIn(from, zone) === dateIn(until, zone)
  return times({ from: instant(from), until: isOneDay ? formatTime(until, zone, locale) : instant(until) })
}
