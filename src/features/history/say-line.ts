import type { HistoryLineDto } from '#contract/history/history.ts'
import { type FamilyKey, familyKeyOf } from '#domain/record/family-kinds.ts'
import { sentencesOf, textOf } from '#src/app/shared/record/history-kinds.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from './words.ts'

/** Stands in a sentence where the names of its items go; no text that anybody writes has it. */
const place = '\uFFFC'

/** A sentence in two parts, with the items between them; `after` is null where it names none. */
export type Said = { readonly before: string; readonly after: string | null }

const actorOf = ({ actor }: HistoryLineDto, reader: Viewer, words: Words): string => {
  if (actor === null) return words.productName()
  return reader.nameOf(actor) || words.history.unknown()
}

/** Of a child or a category, which the entry itself names. */
function sayFamily(line: HistoryLineDto, key: FamilyKey, reader: Viewer, words: Words): Said {
  const by = line.actor !== null && reader.isYou(line.actor) ? 'you' : 'name'
  const params = { actor: actorOf(line, reader, words), was: line.was ?? '', item: place }
  const [before = '', after = ''] = words.household.events[key][by](params).split(place)
  return { before, after }
}

/** What happened, in one sentence as this reader is told it. */
export function sayLine(line: HistoryLineDto, reader: Viewer, words: Words): Said {
  if (line.leftOut === 'erased') return { before: words.history.erased(), after: null }
  const family = familyKeyOf(line.kind)
  if (family) return sayFamily(line, family, reader, words)
  const text = textOf(line, line.method ?? undefined) ?? { area: 'expenses', key: 'other' }
  const sentences = sentencesOf(words, text)
  const params = { actor: actorOf(line, reader, words), amount: reader.money(line.amount ?? 0) }
  const you = line.actor !== null && reader.isYou(line.actor)
  if (line.items.length === 0) return { before: sentences[you ? 'you' : 'name'](params), after: null }
  const said = sentences[you ? 'youItem' : 'nameItem']({ ...params, item: place })
  const [before = '', after = ''] = said.split(place)
  return { before, after }
}

/** What an item is called here; what is not opened is not called by its name. */
export const nameOfItem = ({ leftOut }: HistoryLineDto, name: string, { history }: Words): string =>
  leftOut === 'notOpened' ? history.unopened() : name
