import type { Locale } from '#contract/locale.ts'
import { listFormat } from '#domain/formats.ts'
import { formatMoney, formatPercent } from '#domain/money.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { formatDate, formatInstant, type Instant, type PlainDate } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { personIn } from '#i18n/record-text.ts'

/** The person for whom a report is printed: their language, and how names, amounts and times of this record are formatted. */
export type ReportViewer = {
  readonly record: ExportedRecord
  readonly locale: Locale
  readonly texts: TranslationFunctions
  readonly personOf: (id: string) => string
  /** Writes `Dana Reyes and Sam Keller`. */
  readonly list: (names: readonly string[]) => string
  readonly childrenOf: (ids: readonly string[]) => string
  readonly categoryOf: (id: string) => string
  readonly expenseOf: (id: string) => string | undefined
  readonly money: (minor: number) => string
  readonly percent: (percent: number) => string
  readonly date: (date: PlainDate) => string
  /** Writes `Fri, Nov 20, 2026, 5:00 PM EST`, in the family's time zone. */
  readonly instant: (instant: Instant) => string
  /** Writes `2026-11-20 22:00:00.000 UTC`. */
  readonly utc: (instant: Instant) => string
}

/** Results are cached, because formatting is slow and the same few amounts and times occur on many lines. */
const remembered = <In, Out>(format: (value: In) => Out): ((value: In) => Out) => {
  const formatted = new Map<In, Out>()
  return (value) => {
    const known = formatted.get(value) ?? format(value)
    formatted.set(value, known)
    return known
  }
}

const nameAmong = (named: readonly { id: string; name: string }[]) => {
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return (id: string) => names.get(id)
}

export const reportViewerOf = (record: ExportedRecord, locale: Locale): ReportViewer => {
  const texts = L[locale]
  const { currency, timeZone } = record.family
  const list = (names: readonly string[]) => listFormat(locale).format(names)
  const childOf = nameAmong(record.children)
  const categories = new Map(record.categories.map((category) => [category.id, category]))
  const presets: Readonly<Record<string, string>> = {
    general: texts.common.category.general(),
    medicalDental: texts.common.category.medicalDental(),
    other: texts.common.category.other(),
    personal: texts.common.category.personal(),
  }
  return {
    record,
    locale,
    texts,
    personOf: (id) => personIn(record, id, texts.documents.record),
    list,
    childrenOf: (ids) => list(ids.flatMap((id) => childOf(id) ?? [])),
    categoryOf: (id) => presets[categories.get(id)?.preset ?? ''] ?? categories.get(id)?.name ?? '',
    expenseOf: nameAmong(record.expenses),
    money: remembered((minor: number) => formatMoney(minor, currency, locale)),
    percent: remembered((percent: number) => formatPercent(percent, locale)),
    date: (date) => formatDate(date, locale, 'short'),
    instant: remembered((instant: Instant) => formatInstant(instant, timeZone, locale, 'long')),
    utc: (instant) => texts.documents.paper.utc({ time: instant.replace('T', ' ').replace('Z', '') }),
  }
}
