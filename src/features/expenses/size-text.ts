import type { Locale } from '#contract/locale.ts'

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** `214 kB`, `25 MB`: in steps of a thousand, as file managers count. */
export function sizeText(bytes: number, locale: Locale): string {
  const step = bytes >= 1_000_000 ? 2 : bytes >= 1_000 ? 1 : 0
  const value = bytes / 1_000 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 2 && value < 10 ? 1 : 0,
  }).format(value)
}
