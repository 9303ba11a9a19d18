import type { Locale } from '#contract/locale.ts'
import { formatMoney, formatPercent } from '#domain/money.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { formatDate, formatInstant, type Instant, type PlainDate } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { personIn } from '#i18n/record-words.ts'

/** Who the document is for: their language, and how the names, amounts and times of this record are written in it. */
export type Reader = {
  readonly record: ExportedRecord
  readonly locale: Locale
  readonly words: TranslationFunctions
  readonly personOf: (id: string) => string
  /** `Dana Reyes and Sam Keller`. */
  readonly list: (names: readonly string[]) => string
  readonly childrenOf: (ids: readonly string[]) => string
  readonly categoryOf: (id: string) => string
  readonly expenseOf: (id: string) => string | undefined
  readonly money: (minor: number) => string
  readonly percent: (percent: number) => string
  readonly date: (date: PlainDate) => string
  /** `Fri, Nov 20, 2026, 5:00 PM EST`, where the family lives. */
  readonly instant: (instant: Instant) => string
  /** `2026-11-20 22:00:00.000 UTC`. */
  readonly utc: (instant: Instant) => string
}

/** The same few amounts and times stand on many lines. */
const remembered = <In, Out>(say: (value: In) => Out): ((value: In) => Out) => {
  const said = new Map<In, Out>()
  return (value) => {
    const known = said.get(value) ?? say(value)
    said.set(value, known)
    return known
  }
}

const nameAmong = (named: readonly { id: string; name: string }[]) => {
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return (id: string) => names.get(id)
}

export const readerOf = (record: ExportedRecord, locale: Locale): Reader => {
  const words = L[locale]
  const { currency, timeZone } = record.family
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const childOf = nameAmong(record.children)
  const categories = new Map(record.categories.map((category) => [category.id, category]))
  const presets: Readonly<Record<string, string>> = {
    general: words.expenses.category.general(),
    medicalDental: words.expenses.category.medicalDental(),
    other: words.expenses.category.other(),
    personal: words.expenses.category.personal(),
  }
  return {
    record,
    locale,
    words,
    personOf: (id) => personIn(record, id, words.documents.record),
    list,
    childrenOf: (ids) => list(ids.flatMap((id) => childOf(id) ?? [])),
    categoryOf: (id) => presets[categories.get(id)?.preset ?? ''] ?? categories.get(id)?.name ?? '',
    expenseOf: nameAmong(record.expenses),
    money: remembered((minor: number) => formatMoney(minor, currency, locale)),
    percent: remembered((percent: number) => formatPercent(percent, locale)),
    date: (date) => formatDate(date, locale, 'short'),
    instant: remembered((instant: Instant) => formatInstant(instant, timeZone, locale, 'long')),
    utc: (instant) => words.documents.paper.utc({ time: instant.replace('T', ' ').replace('Z', '') }),
  }
}
