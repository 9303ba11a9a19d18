import { isHistoryArea } from '#contract/history/history-query.ts'
import type { Locale } from '#contract/locale.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import type { SignedRecord } from '#domain/record/record.ts'
import { formatDate } from '#domain/time.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** Texts that describe an exported record: its PDF prints them, and the page that checks it shows them. */
type Texts = TranslationFunctions['documents']['record']
type Record = Pick<SignedRecord, 'asked' | 'people' | 'exportedAt' | 'filter' | 'family' | 'expenses'>

export const personIn = ({ people }: Pick<Record, 'people'>, id: string, texts: Texts): string =>
  people.find((person) => person.id === id)?.name ?? texts.unknown()

const itemIn = ({ expenses }: Pick<Record, 'expenses'>, id: string): string =>
  expenses.find((expense) => expense.id === id)?.name ?? itemCodeOf(id)

export const eyesText = (texts: Texts, record: Record): string => {
  const { by, viewpoint } = record.asked
  const name = personIn(record, by, texts)
  return by === viewpoint
    ? texts.asked.own({ name })
    : texts.asked.viewing({ name, viewpoint: personIn(record, viewpoint, texts) })
}

/** `until`, the moment of the export, ends a range for which no end was asked. */
export const rangeText = ({ asked }: Texts, { filter }: Record, locale: Locale, until: string): string => {
  const [from, to] = [filter?.from, filter?.to].map((date) => date && formatDate(date, locale, 'short'))
  if (from && to) return asked.rangeBoth({ from, to })
  if (from) return asked.rangeFrom({ from })
  return to ? asked.rangeTo({ to }) : asked.rangeAll({ to: until })
}

export const filterText = (texts: Texts, record: Record): string => {
  const { area, who, item, items, shared, withoutPrivate } = record.filter ?? {}
  const parts = [
    item !== undefined && texts.asked.filterItem({ name: itemIn(record, item) }),
    items !== undefined && texts.asked.filterItems(),
    area !== undefined && isHistoryArea(area) && texts.asked.filterAreas[area](),
    who !== undefined && texts.asked.filterWho({ name: personIn(record, who, texts) }),
    shared === true && texts.asked.filterShared(),
    withoutPrivate === true && texts.asked.filterWithoutPrivate(),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : texts.asked.filterNone()
}

type Stream = SignedRecord['streams'][number]

/**
 * Says whose stream it is. Of the two that everybody shares, and of two for the same people, only the reach tells them
 * apart. Exports of earlier versions name none: theirs was the parents' stream, and those of people by themselves.
 */
export const streamText = (texts: Texts, { audience, reach }: Pick<Stream, 'audience' | 'reach'>, record: Record) => {
  if (audience === null) return reach === 'family' ? texts.stream.family() : texts.stream.shared()
  const names = audience.map((id) => personIn(record, id, texts)).join(', ')
  return reach === 'named' ? texts.stream.named({ names }) : texts.stream.restricted({ names })
}
