import type { ExportedEntry, ExportedStream, LeftOut } from '#domain/record/record.ts'
import type { Block } from '../../../documents/block.ts'
import { entryPart, gapPart } from '../../../documents/parts.ts'
import type { Exhibits } from './exhibits.ts'
import { factsOf, isAuthored, quoteOf } from './facts.ts'
import { itemsSoFar } from './items.ts'
import type { Reader } from './reader.ts'
import { aboutOf, authorOf, sentenceOf } from './sentences.ts'
import { type Told, toldBy } from './told.ts'

/** A run of entries that are left out for the same reason, or one that is told. */
type Part =
  | { readonly told: Told; readonly number: number }
  | { readonly why: LeftOut; readonly first: number; readonly last: number }

const partsOf = (entries: readonly ExportedEntry[], before: number): Part[] => {
  const parts: Part[] = []
  for (const [index, entry] of entries.entries()) {
    const number = before + index + 1
    const told = toldBy(entry)
    const why = entry.leftOut ?? 'erased'
    const last = parts.at(-1)
    if (told) parts.push({ told, number })
    else if (last && 'why' in last && last.why === why) parts[parts.length - 1] = { ...last, last: number }
    else parts.push({ why, first: number, last: number })
  }
  return parts
}

const gapOf = ({ why, first, last }: Extract<Part, { why: LeftOut }>, { record, words, personOf }: Reader): Block => {
  const { gap } = words.documents.record
  const reasons = {
    notOpened: gap.notOpened({ name: personOf(record.asked.by) }),
    filter: gap.filter(),
    erased: gap.erased(),
  }
  return gapPart(first === last ? gap.one({ number: first }) : gap.many({ first, last }), reasons[why])
}

/** The sections of one stream's entries, numbered on from `before`; one block at a time, since there may be thousands. */
export function* entriesOf(
  { entries }: ExportedStream,
  before: number,
  total: number,
  exhibits: Exhibits,
  reader: Reader,
): Generator<Block> {
  const items = itemsSoFar()
  const { record: words } = reader.words.documents
  for (const part of partsOf(entries, before)) {
    if ('why' in part) {
      yield gapOf(part, reader)
      continue
    }
    const { told, number } = part
    const quote = quoteOf(told, items)
    yield entryPart({
      number: words.entry({ number }),
      of: words.entryOf({ total }),
      title: sentenceOf(told, items, reader),
      about: aboutOf(told, items, reader),
      time: reader.instant(told.at),
      utc: reader.utc(told.at),
      mark: isAuthored(told, quote) ? undefined : words.systemFact(),
      facts: factsOf(told, number, items, exhibits, reader),
      quote: quote ?? undefined,
      trace: words.trace({ author: authorOf(told, reader), seq: told.seq, hash: told.hash.slice(0, 16) }),
    })
    items.note(told)
  }
}
