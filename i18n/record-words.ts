import type { Locale } from '#contract/locale.ts'
import type { SignedRecord } from '#domain/record/record.ts'
import { formatDate } from '#domain/time.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** What an exported record says of itself, in words: printed in its PDF, and shown by whoever checks it. */
type Words = TranslationFunctions['documents']['record']
type Record = Pick<SignedRecord, 'asked' | 'people' | 'exportedAt' | 'filter' | 'family'>

export const personIn = ({ people }: Pick<Record, 'people'>, id: string, words: Words): string =>
  people.find((person) => person.id === id)?.name ?? words.unknown()

export const eyesText = (words: Words, record: Record): string => {
  const { by, viewpoint } = record.asked
  const name = personIn(record, by, words)
  return by === viewpoint
    ? words.asked.own({ name })
    : words.asked.viewing({ name, viewpoint: personIn(record, viewpoint, words) })
}

/** `until` stands for the end where none was asked for: the moment of the export. */
export const rangeText = ({ asked }: Words, { filter }: Record, locale: Locale, until: string): string => {
  const [from, to] = [filter?.from, filter?.to].map((date) => date && formatDate(date, locale, 'short'))
  if (from && to) return asked.rangeBoth({ from, to })
  if (from) return asked.rangeFrom({ from })
  return to ? asked.rangeTo({ to }) : asked.rangeAll({ to: until })
}

export const filterText = (words: Words, record: Record): string => {
  const { area, who } = record.filter ?? {}
  const parts = [
    area === 'expenses' && words.asked.filterExpenses(),
    area === 'payments' && words.asked.filterPayments(),
    area === 'support' && words.asked.filterSupport(),
    area === 'family' && words.asked.filterFamily(),
    who !== undefined && words.asked.filterWho({ name: personIn(record, who, words) }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : words.asked.filterNone()
}

type Stream = SignedRecord['streams'][number]

/** Whose chain it is. */
export const streamText = (words: Words, { audience }: Pick<Stream, 'audience'>, record: Record): string =>
  audience === null
    ? words.stream.shared()
    : words.stream.restricted({ names: audience.map((id) => personIn(record, id, words)).join(', ') })
