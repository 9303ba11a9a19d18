import type { Locale } from '#contract/locale.ts'
import { numberFormat } from './formats.ts'

/** Returns `214 MB` or `19.9 GB`: steps of a thousand, as plans count. */
export const formatBytes = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= 1_000_000_000
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000_000 : 1_000_000))
}
