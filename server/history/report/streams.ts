import type { ExportedStream } from '#domain/record/record.ts'
import { streamText } from '#i18n/record-text.ts'
import type { Block } from '../../documents/block.ts'
import { gapPart, sectionPart, textPart } from '../../documents/parts.ts'
import { entriesOf, type ReportContext } from './entries.ts'

/** The parents' stream comes first, then the family's, then those of people. */
const placeOf = ({ audience, reach }: ExportedStream): number =>
  (audience?.length ?? 0) + (reach === 'family' ? 0.5 : 0)
const sharedFirst = (a: ExportedStream, b: ExportedStream): number => placeOf(a) - placeOf(b)

/** Says whether a filter leaves out all of a stream, so that nothing of it can be shown. */
const isOutside = ({ entries }: ExportedStream): boolean => entries.every(({ leftOut }) => leftOut === 'filter')

/** Yields a section for each stream of which something is shown; entries that the export leaves out are shown as a gap. */
export function* streamSections(context: ReportContext): Generator<Block> {
  const { record, texts } = context.viewer
  const { record: text } = texts.documents
  const total = record.streams.reduce((sum, { entries }) => sum + entries.length, 0)
  const streams = [...record.streams].sort(sharedFirst)
  const hidden = streams.filter(isOutside)
  let before = 0
  for (const stream of streams.filter((one) => !hidden.includes(one))) {
    const count = stream.entries.length
    yield sectionPart(streamText(text, stream, record), text.stream.span({ count, id: stream.id }))
    yield* entriesOf(stream, before, total, context)
    before += count
  }
  if (hidden.length > 0) yield sectionPart(text.stream.hidden())
  for (const stream of hidden) {
    const [first, last] = [before + 1, before + stream.entries.length]
    const numbers = first === last ? text.gap.one({ number: first }) : text.gap.many({ first, last })
    yield gapPart(`${streamText(text, stream, record)}: ${numbers}`, text.gap.filter())
    before = last
  }
  if (total === 0) yield textPart(text.stream.none())
}
