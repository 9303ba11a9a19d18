import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { placeText } from '#i18n/place-text.ts'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../../history/labels.ts'
import type { ReportedEntry } from './report.read.ts'

/** The people of a report, by name, and the reader's language. */
export type ReportReader = {
  readonly texts: TranslationFunctions
  readonly personOf: (id: string) => string
  readonly list: (names: readonly string[]) => string
  readonly instant: (instant: string) => string
}

export const statusText = ({ status }: ReportedEntry, { texts }: ReportReader): string =>
  labelIn(texts.journal.label, metaOfLeaf(journalEntryMachine, status).label) ?? ''

export const placeOf = ({ contents }: ReportedEntry, { texts }: ReportReader): string =>
  contents?.place ? placeText(contents.place, texts.journal.place) : ''

export const readersOf = ({ readerIds }: ReportedEntry, { personOf, list }: ReportReader): string =>
  list(readerIds.map(personOf))

/** Says of each reader when they first viewed the present edition, or that they never did. */
export const viewsOf = (entry: ReportedEntry, { texts, personOf, instant }: ReportReader): string[] => {
  const { by, never } = texts.journal.one.views
  return entry.readerIds.map((id) => {
    const view = entry.views.find(({ personId, edition }) => personId === id && edition === entry.edition)
    return view ? by({ name: personOf(id), at: instant(view.at) }) : never({ name: personOf(id) })
  })
}

export const filesOf = ({ contents }: ReportedEntry): string =>
  (contents?.files ?? []).map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`).join('; ')
