import type { Viewer } from './viewer.ts'

/** What stands before the figures of the family's currency, as this reader writes it: "$", "US$", "USD". */
export function currencySign({ family, locale }: Viewer): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: family.currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? family.currency
}
