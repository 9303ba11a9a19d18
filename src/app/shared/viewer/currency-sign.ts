import { numberFormat } from '#domain/formats.ts'
import type { Viewer } from './viewer.ts'

/** Gives the family's currency sign as this viewer's locale writes it: "$", "US$", "USD". */
export function currencySign({ family, locale }: Viewer): string {
  const parts = numberFormat(locale, { style: 'currency', currency: family.currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? family.currency
}
