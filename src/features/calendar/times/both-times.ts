import type { Locale } from '#contract/locale.ts'
import type { Exchange } from '#domain/parenting-time/answer.ts'
import { dateIn, epochOf, formatTime, fromEpoch, offsetAt } from '#domain/time.ts'
import { formatShortWeekday } from '#domain/time-text.ts'
import { arrivalText } from '#i18n/exchange-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Here = { readonly here: (times: { time: string; here: string }) => string }
type BothTimes = { readonly zone: string; readonly locale: Locale; readonly texts: Here }

let ownZone: string | undefined

/**
 * Returns the zone to which the device is set. The browser takes a fifth of a millisecond to say it, and a month has
 * thousands of times, so what it said stands until the code that asked has run to its end.
 */
function zoneOfDevice(): string {
  if (ownZone === undefined) {
    ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    queueMicrotask(() => {
      ownZone = undefined
    })
  }
  return ownZone
}

/** Tells whether the device is set to a zone. */
export const isDeviceIn = (zone: string): boolean => zoneOfDevice() === zone

/** Returns the zone that the device shows when its clocks differ from those of another zone; null when they agree. */
export function deviceZone(zone: string, epoch: number): string | null {
  const own = zoneOfDevice()
  return offsetAt(epoch, own) === offsetAt(epoch, zone) ? null : own
}

/**
 * Adds to a time of a zone, which is mostly the family's, the one where the device is, when the two differ then. `text`
 * says the former, and is its time alone without one. The weekday there stands with it when it is another one.
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

/** Returns the viewer as one who may travel: moments are told by the family's clocks, and where the device is too. */
export const travelling = (viewer: Viewer, texts: Here): Viewer => ({
  ...viewer,
  moment: (instant) =>
    bothTimes(epochOf(instant), { zone: viewer.family.timeZone, locale: viewer.locale, texts }, viewer.moment(instant)),
})

/** Says when the children arrive after a journey, by the clocks there and where the device is; empty where they do not travel. */
export function arrivalTimes(
  exchange: Exchange,
  locale: Locale,
  texts: Here & Parameters<typeof arrivalText>[2],
): string {
  const { arrival } = exchange
  if (arrival === null) return ''
  return bothTimes(arrival.at, { zone: arrival.zone, locale, texts }, arrivalText(exchange, locale, texts))
}
