/** The languages of the product, the default first. A two-letter code means the first of its language. */
export const locales = ['en-US', 'en-GB', 'es-MX'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en-US'

/**
 * `language-REGION`, or `language_REGION` for the underscore form, whatever the case it came in.
 * The answer is well formed but need not be one of ours: `uiLocale` decides that.
 */
export function normaliseLocale(text: string): string {
  const [, language, mark, region] = /^([a-z]{2})(?:([-_])([a-z]{2}))?$/i.exec(text) ?? []
  if (!language) return defaultLocale
  if (mark && region) return `${language.toLowerCase()}${mark}${region.toUpperCase()}`
  return locales.find((locale) => locale.startsWith(`${language.toLowerCase()}-`)) ?? defaultLocale
}

/** Any Spanish (Mexico) code gives Spanish, any English (UK) code gives British English, all others American English. */
export function uiLocale(text: string): Locale {
  const normalised = normaliseLocale(text).replace('_', '-')
  return locales.find((locale) => locale === normalised) ?? defaultLocale
}

type LocaleSources = {
  /** The signed-in person's own setting. */
  stored?: string | null | undefined
  /** The professional's setting, given in professional mode only: it then goes before the viewed parent's. */
  professional?: string | null | undefined
  /** `navigator.languages`: the first one is the browser's language. */
  browser: readonly string[]
}

export function initialLocale({ stored, professional, browser }: LocaleSources): Locale {
  return uiLocale(professional || stored || browser[0] || defaultLocale)
}
