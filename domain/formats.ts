import type { Locale } from '#contract/locale.ts'

// Formats are cached, because creating one costs a hundred times as much as using it.

const numbers = new Map<string, Intl.NumberFormat>()
const times = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

const keyOf = (locale: Locale, options: object): string => `${locale} ${JSON.stringify(options)}`

export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = keyOf(locale, options)
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
  numbers.set(key, known)
  return known
}

export function dateTimeFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = keyOf(locale, options)
  const known = times.get(key) ?? new Intl.DateTimeFormat(locale, options)
  times.set(key, known)
  return known
}

/** `a, b, and c`. */
export function listFormat(locale: Locale): Intl.ListFormat {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale)
  lists.set(locale, known)
  return known
}
