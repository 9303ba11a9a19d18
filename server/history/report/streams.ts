import type { ExportedStream } from '#domain/record/record.ts'
import { streamText } from '#i18n/record-text.ts'
import type { Block } from '../../documents/block.ts'
import { sectionPart, textPart } from '../../documents/parts.ts'
import { entriesOf, type ReportContext } from './entries.ts'

const sharedFirst = (a: ExportedStream, b: ExportedStream): number =>
  (a.audience?.length ?? 0) - (b.audience?.length ?? 0)

/** Yields a section for each stream of the export with all its entries. Entries that the export leaves out are shown as a gap. */
export function* streamSections(context: ReportContext): Generator<Block> {
  const { record, texts } = context.viewer
  const { record: text } = texts.documents
  const total = record.streams.reduce((sum, { entries }) => sum + entries.length, 0)
  let before = 0
  for (const stream of [...record.streams].sort(sharedFirst)) {
    const count = stream.entries.length
    yield sectionPart(streamText(text, stream, record), text.stream.span({ count, id: stream.id }))
    yield* entriesOf(stream, before, total, context)
    before += count
  }
  if (total === 0) yield textPart(text.stream.none())
}
