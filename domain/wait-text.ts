import type { Locale } from '#contract/locale.ts'
import { numberFormat } from './formats.ts'

/** Returns `14 minutes 5 seconds` in the viewer's locale. */
export function waitText(milliseconds: number, locale: Locale): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const unit = (value: number, name: 'minute' | 'second') =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && unit(minutes, 'minute'), (rest > 0 || minutes === 0) && unit(rest, 'second')]
    .filter(Boolean)
    .join(' ')
}
