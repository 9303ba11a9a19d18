import type { Locale } from '#contract/locale.ts'

type Region = readonly [name: string, standardHours: number, changesClocks: boolean, cities: string]

const regions: readonly Region[] = [
  ['del este', -5, true, 'New_York Detroit Indiana/Indianapolis Kentucky/Louisville'],
  ['del centro', -6, false, 'Mexico_City Monterrey Merida Bahia_Banderas Chihuahua'],
  ['del centro', -6, true, 'Chicago Matamoros Ojinaga'],
  ['de la montaña', -7, true, 'Denver Boise Ciudad_Juarez'],
  ['de la montaña', -7, false, 'Phoenix'],
  ['del Pacífico', -7, false, 'Mazatlan Hermosillo'],
  ['del Pacífico', -8, true, 'Los_Angeles Tijuana'],
  ['del sureste', -5, false, 'Cancun'],
]

/** Spanish has names of its own for these cities, or writes them with accents that the tz database leaves out. */
const spanishCities: Readonly<Record<string, string>> = {
  Bahia_Banderas: 'Bahía de Banderas',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  London: 'Londres',
  Los_Angeles: 'Los Ángeles',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
}

/** Names the city of a zone's last part, such as `New_York`. */
export const cityText = (part: string, locale: Locale): string =>
  (locale === 'es-MX' && spanishCities[part]) || part.replaceAll('_', ' ')

/** Finds the region that Spanish names, by a zone of the tz database. */
export const regionOf = (zone: string): Region | undefined =>
  regions.find(([, , , cities]) => cities.split(' ').some((city) => zone === `America/${city}`))

/**
 * Gives the Spanish name of a zone, where people say one; Intl knows only its offset, such as GMT-5. Summer has a name of
 * its own, so that the hour which a change of clocks repeats keeps two names.
 */
export const spanishZoneName = (zone: string, offset: string): string => {
  const region = regionOf(zone)
  if (!region) return offset
  const [name, hours, changesClocks] = region
  if (offset === `GMT${hours}`) return `hora ${name}`
  return changesClocks && offset === `GMT${hours + 1}` ? `hora de verano ${name}` : offset
}
