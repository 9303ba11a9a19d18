/** Lists the product's languages, the default first. A two-letter code means the first of its language. */
export const locales = ['en-US', 'en-GB', 'es-MX'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en-US'

/**
 * Converts `language-REGION` or `language_REGION` to its standard form, whatever its case. The result is well formed
 * but need not be one of ours: `uiLocale` decides that.
 */
export function normaliseLocale(text: string): string {
  const [, language, mark, region] = /^([a-z]{2})(?:([-_])([a-z]{2}))?$/i.exec(text) ?? []
  if (!language) return defaultLocale
  if (mark && region) return `${language.toLowerCase()}${mark}${region.toUpperCase()}`
  return locales.find((locale) => locale.startsWith(`${language.toLowerCase()}-`)) ?? defaultLocale
}

/**
 * Maps any Spanish (Mexico) code to Spanish, any English (UK) code to British English, and all others to American
 * English.
 */
export function uiLocale(text: string): Locale {
  const normalised = normaliseLocale(text).replace('_', '-')
  return locales.find((locale) => locale === normalised) ?? defaultLocale
}

type LocaleSources = {
  /** The signed-in person's own setting. */
  stored?: string | null | undefined
  /**
   * The professional's setting. It is given in professional mode only and then takes precedence over the viewed
   * parent's.
   */
  professional?: string | null | undefined
  /** `navigator.languages`; its first entry is the browser's language. */
  browser: readonly string[]
}

export function initialLocale({ stored, professional, browser }: LocaleSources): Locale {
  return uiLocale(professional || stored || browser[0] || defaultLocale)
}
