import type { Locale } from '#contract/locale.ts'
import { dateTimeFormat } from './formats.ts'
import { cityText, regionOf } from './zone-names.ts'

/** Names a zone as people say it, whatever the season, with its city: "Eastern Time (New York)". */
export const zoneText = (zone: string, locale: Locale): string => {
  const [, ...places] = zone.split('/')
  const city = places.at(-1)
  return city === undefined ? zone : `${nameOf(zone, locale)} (${cityText(city, locale)})`
}

/** Intl says "hora oriental" where Mexico says "hora del este". */
const nameOf = (zone: string, locale: Locale): string => {
  const region = locale === 'es-MX' ? regionOf(zone) : undefined
  if (region) return `hora ${region[0]}`
  const parts = dateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
