import type { Country } from './money.ts'

export const countries = ['US', 'GB', 'CA', 'AU', 'NZ', 'MX'] as const satisfies readonly Country[]

/** Most people of a country live in this zone, or in one that differs by little. Whoever lives in another one chooses it. */
const zones: Readonly<Record<Country, string>> = {
  US: 'America/New_York',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  MX: 'America/Mexico_City',
}

export const zoneOf = (country: Country): string => zones[country]
