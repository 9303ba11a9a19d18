import type { Locale } from '#contract/locale.ts'
import { numberFormat } from '#domain/formats.ts'
import type { ReportedPart } from '#domain/parenting-time/report.ts'
import { becauseText } from '#i18n/because-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ReportData } from './report.read.ts'

/** The people of a report, by name, and the reader's language. */
export type ReportReader = {
  readonly locale: Locale
  readonly texts: TranslationFunctions
  readonly personOf: (id: string) => string
  readonly childrenOf: (ids: readonly string[]) => string
}

export const nameIn = (id: string | null, { texts, personOf }: ReportReader): string =>
  id === null ? texts.calendar.day.nobody() : personOf(id)

/** Says why a parent has the children then; empty where nobody has them by the plan. */
export const whyText = (part: ReportedPart, { layers }: ReportData, reader: ReportReader): string => {
  return becauseText(part, layers, { nameOf: reader.personOf }, reader.texts)
}

/** Writes hours with at most one decimal; a day of the clock change has 23 or 25. */
export const hoursText = (hours: number, locale: Locale): string =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(hours)
