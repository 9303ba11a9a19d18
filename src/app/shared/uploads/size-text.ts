import type { Locale } from '#contract/locale.ts'
import { numberFormat } from '#domain/formats.ts'

/** Returns `214 kB` or `2.4 MB`: steps of a thousand, as in file managers, and at least one. */
export function sizeText(bytes: number, locale: Locale): string {
  const large = bytes >= 1_000_000
  const value = large ? bytes / 1_000_000 : Math.max(1, bytes / 1_000)
  return numberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: large && value < 10 ? 1 : 0,
  }).format(value)
}
