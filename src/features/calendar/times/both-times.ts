import type { Locale } from '#contract/locale.ts'
import { dateIn, formatTime, fromEpoch } from '#domain/time.ts'
import { formatShortWeekday } from '#domain/time-text.ts'
import { deviceZone } from './device-zone.ts'

type BothTimes = {
  /** The family's zone. */
  readonly zone: string
  readonly locale: Locale
  readonly texts: { readonly here: (times: { time: string; here: string }) => string }
}

/**
 * Adds to a time of the family's zone the one where the device is, when the two differ then. `text` says the former, and
 * is its time alone without one. The weekday there stands with it when it is another one.
 */
export function bothTimes(epoch: number, { zone, locale, texts }: BothTimes, text?: string): string {
  const at = fromEpoch(epoch)
  const time = text ?? formatTime(at, zone, locale)
  const own = deviceZone(zone, epoch)
  if (own === null) return time
  const [there, date] = [formatTime(at, own, locale), dateIn(at, own)]
  const here = date === dateIn(at, zone) ? there : `${formatShortWeekday(date, locale)} ${there}`
  return texts.here({ time, here })
}
