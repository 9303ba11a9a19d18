import type { Locale } from '#contract/locale.ts'

/** Returns a country's name in the viewer's language. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
