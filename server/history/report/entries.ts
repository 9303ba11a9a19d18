import type { ExportedEntry, ExportedStream, LeftOut } from '#domain/record/record.ts'
import type { Block } from '../../documents/block.ts'
import { entryPart, gapPart } from '../../documents/parts.ts'
import { isAuthored } from '../authored.ts'
import { type ParsedEntry, parseEntry } from '../parsed-entry.ts'
import type { RecordParts } from '../record-parts.ts'
import { aboutOf, authorOf, factsOf, type Printed, quoteOf, sentenceOf } from './entry-texts.ts'
import type { Exhibits } from './exhibits.ts'
import { knownColumns } from './known-columns.ts'
import type { ReportViewer } from './report-viewer.ts'

/** A part is one visible entry, or a run of entries that are left out for the same reason. */
type Part =
  | { readonly entry: ParsedEntry; readonly number: number }
  | { readonly why: LeftOut; readonly first: number; readonly last: number }

const partsOf = (entries: readonly ExportedEntry[], before: number): Part[] => {
  const parts: Part[] = []
  for (const [index, entry] of entries.entries()) {
    const number = before + index + 1
    const parsed = parseEntry(entry)
    const why = entry.leftOut ?? 'erased'
    const last = parts.at(-1)
    if (parsed) parts.push({ entry: parsed, number })
    else if (last && 'why' in last && last.why === why) parts[parts.length - 1] = { ...last, last: number }
    else parts.push({ why, first: number, last: number })
  }
  return parts
}

const gapOf = (
  { why, first, last }: Extract<Part, { why: LeftOut }>,
  { record, texts, personOf }: ReportViewer,
): Block => {
  const { gap } = texts.documents.record
  const reasons = {
    notOpened: gap.notOpened({ name: personOf(record.asked.by) }),
    filter: gap.filter(),
    erased: gap.erased(),
  }
  return gapPart(first === last ? gap.one({ number: first }) : gap.many({ first, last }), reasons[why])
}

/** The inputs of every section of a report. */
export type ReportContext = {
  readonly viewer: ReportViewer
  readonly parts: RecordParts
  /** Files get their numbers in the order in which the entries that are written name them. */
  readonly exhibits: Exhibits
}

type EntryNumber = { readonly number: number; readonly total: number }

const entryOf = (
  printed: Printed,
  { number, total }: EntryNumber,
  { viewer, parts, exhibits }: ReportContext,
): Block => {
  const { entry } = printed
  const { record: texts } = viewer.texts.documents
  const quote = quoteOf(printed, parts)
  return entryPart({
    number: texts.entry({ number }),
    of: texts.entryOf({ total }),
    title: sentenceOf(printed, parts, viewer),
    about: aboutOf(printed, viewer),
    time: viewer.instant(entry.at),
    utc: viewer.utc(entry.at),
    mark: isAuthored(entry, quote, parts) ? undefined : texts.systemFact(),
    facts: factsOf(printed, number, exhibits, viewer),
    quote: quote ?? undefined,
    trace: texts.trace({ author: authorOf(entry, viewer), seq: entry.seq, hash: entry.hash.slice(0, 16) }),
  })
}

/** Yields the entries of one stream, numbered from `before`. It yields them block by block, because there may be thousands. */
export function* entriesOf(
  { entries }: ExportedStream,
  before: number,
  total: number,
  context: ReportContext,
): Generator<Block> {
  const known = knownColumns()
  for (const part of partsOf(entries, before)) {
    if ('why' in part) {
      yield gapOf(part, context.viewer)
      continue
    }
    const { entry, number } = part
    const printed = { entry, part: context.parts.of(entry.entity), known: known.of(entry.entityId) }
    yield entryOf(printed, { number, total }, context)
    known.note(entry)
  }
}
