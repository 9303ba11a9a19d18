import type { Locale } from '#contract/locale.ts'
import { numberFormat } from './formats.ts'

// Money is an integer number of minor units (cents, pence, centavos) everywhere: in the contract, in the database, in
// the charts. No other file adds, splits, parses or formats an amount.

export type Country = 'US' | 'GB' | 'CA' | 'AU' | 'NZ' | 'MX'
export type Currency = 'USD' | 'GBP' | 'CAD' | 'AUD' | 'NZD' | 'MXN'

const currencies: Record<Country, Currency> = { US: 'USD', GB: 'GBP', CA: 'CAD', AU: 'AUD', NZ: 'NZD', MX: 'MXN' }

export const currencyOf = (country: Country): Currency => currencies[country]

/** 9,999,999.99 in minor units is the largest amount that a person may type. */
export const maxMinor = 999_999_999

/**
 * Formats an amount in the family's currency so that readers in this locale cannot mistake it: `$5.00` or `US$5.00` in
 * English, `USD 5.00` (with a no-break space) in Spanish.
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  return numberFormat(locale, { style: 'currency', currency }).format(minor / 100)
}

/** Formats the amount alone, as an input shows it. */
export function formatAmount(minor: number, locale: Locale): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100)
}

/**
 * Formats `1234.50` for programs: a point, two decimals, no thousands separators. It is exact, because nothing is
 * divided.
 */
export function plainAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export type MoneyProblem =
  | 'required'
  | 'notANumber'
  | 'otherCurrency'
  | 'tooManyDecimals'
  | 'negativeOrZero'
  | 'tooLarge'
export type ParsedMoney = { ok: true; minor: number } | { ok: false; problem: MoneyProblem }

/** Everybody writes their own dollars or pesos as `$`; the other signs name one currency. */
const signs: Record<Currency, readonly string[]> = {
  USD: ['$', 'US$', 'USD'],
  GBP: ['£', 'GBP'],
  CAD: ['$', 'CA$', 'CAD'],
  AUD: ['$', 'A$', 'AU$', 'AUD'],
  NZD: ['$', 'NZ$', 'NZD'],
  MXN: ['$', 'MX$', 'MXN'],
}
const sign = /[a-z]{0,2}\p{Sc}|[a-z]{3}/u.source
const digits = /[\d.,](?:[\d.,\s]*[\d.,])?/.source
const typed = new RegExp(
  `^(?<minus>[-−])?\\s*(?<before>${sign})?\\s*(?<minusAfter>[-−])?\\s*(?<number>${digits})\\s*(?<after>${sign})?$`,
  'iu',
)

/**
 * Parses an amount as people type or paste it, including the currency's signs and thousands separators. An ambiguous
 * text (`12,50`, `12 50`, `1.234`) is refused instead of guessed, and so is the sign of another currency.
 */
export function parseMoney(text: string, locale: Locale, currency: Currency): ParsedMoney {
  const trimmed = text.trim()
  if (!trimmed) return { ok: false, problem: 'required' }
  const groups = typed.exec(trimmed)?.groups
  if (!groups) return { ok: false, problem: 'notANumber' }
  const isOwn = (mark: string | undefined) => mark === undefined || signs[currency].includes(mark.toUpperCase())
  if (!isOwn(groups.before) || !isOwn(groups.after)) return { ok: false, problem: 'otherCurrency' }
  const number = plainNumber(withoutSpaces(groups.number ?? ''), locale)
  if (!number) return { ok: false, problem: 'notANumber' }
  const [whole = '', decimals = ''] = number.split('.')
  if (decimals.length > 2) return { ok: false, problem: 'tooManyDecimals' }
  const minor = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'))
  if (minor === 0 || groups.minus || groups.minusAfter) return { ok: false, problem: 'negativeOrZero' }
  if (minor > maxMinor) return { ok: false, problem: 'tooLarge' }
  return { ok: true, minor }
}

/** A space separates thousands, as in `1 234.50`; a space anywhere else stays, so that the number is refused. */
const withoutSpaces = (number: string): string =>
  /^\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/.test(number) ? number.replace(/\s/g, '') : number

/**
 * Returns digits with at most one point after the locale's separators are removed; undefined when they are misplaced.
 */
function plainNumber(text: string, locale: Locale): string | undefined {
  const parts = numberFormat(locale, { useGrouping: 'always' }).formatToParts(1000.5)
  const mark = (type: 'group' | 'decimal', usual: string) => parts.find((part) => part.type === type)?.value ?? usual
  const [whole = '', decimals, ...more] = text.split(mark('decimal', '.'))
  const groups = whole.split(mark('group', ','))
  const wellGrouped = groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every(isThousand))
  const plain = decimals === undefined ? groups.join('') : `${groups.join('')}.${decimals}`
  return more.length === 0 && wellGrouped && /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : undefined
}

const isThousand = (digits: string): boolean => /^\d{3}$/.test(digits)

const searched = /^[$£]?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/

/** Holds the least and the largest amount, both included, in minor units. */
export type AmountRange = readonly [least: number, largest: number]

/**
 * Returns the amounts that a word of a search means: "120.00" that amount, "120" all from 120.00 to 120.99. Null for a
 * word that is no amount.
 */
export function amountsMeant(word: string): AmountRange | null {
  const [, units, cents] = searched.exec(word) ?? []
  if (units === undefined) return null
  const least = Number(units.replaceAll(',', '')) * 100 + Number(cents ?? 0)
  return least > maxMinor ? null : [least, cents === undefined ? least + 99 : least]
}

/** A split is 0 to 100 with at most two decimals, which is exactly what is stored and shown again. */
export function isPercent(value: number): boolean {
  return value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value
}

export function formatPercent(percent: number, locale: Locale): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

export type ParsedPercent =
  | { ok: true; percent: number }
  | { ok: false; problem: 'required' | 'notAPercent' | 'tooManyDecimals' }

/** Parses a percentage as people type it, with the locale's separators; an ambiguous text is refused. */
export function parsePercent(text: string, locale: Locale): ParsedPercent {
  const tight = text.trim().replace(/\s*%$/, '')
  if (!tight) return { ok: false, problem: 'required' }
  const number = plainNumber(tight, locale)
  const percent = Number(number)
  if (!number || percent > 100) return { ok: false, problem: 'notAPercent' }
  return isPercent(percent) ? { ok: true, percent } : { ok: false, problem: 'tooManyDecimals' }
}

/** Formats the number alone, as an input shows it. */
export function formatPercentFigure(percent: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(percent)
}

/** Returns the other parent's part of a split, exact to two decimals. */
export const otherPercentOf = (creatorPercent: number): number => (10_000 - Math.round(creatorPercent * 100)) / 100

export type Shares = { creator: number; other: number }

/**
 * Splits a total so that the shares always add up to it. The odd cent stays with the creator, who paid the shop. It
 * computes in basis points: the largest total times 10,000 is still an exact integer.
 */
export function splitTotal(total: number, otherPercent: number): Shares {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('total: expected minor units')
  if (!isPercent(otherPercent)) throw new RangeError('otherPercent: expected 0 to 100 with at most two decimals')
  const other = Math.floor((total * Math.round(otherPercent * 100)) / 10_000)
  return { creator: total - other, other }
}

/** Splits into parts that are as equal as cents allow: the first ones are one cent larger where a remainder is left. */
export function partsOf(total: number, count: number): number[] {
  const each = Math.floor(total / count)
  const remainder = total - each * count
  return Array.from({ length: count }, (_, at) => (at < remainder ? each + 1 : each))
}

export function addUp(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  if (!Number.isSafeInteger(sum)) throw new RangeError('amounts: expected minor units')
  return sum
}
