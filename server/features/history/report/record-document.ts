import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#contract/locale.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { embeddedName, sealed, sealTextOf } from '#domain/record/sealed-pdf.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import { streamText } from '#i18n/record-words.ts'
import { writeDocument } from '../../../documents/document.ts'
import type { Flow } from '../../../documents/flow.ts'
import { sectionPart, textPart } from '../../../documents/parts.ts'
import type { HistoryKey } from '../../../history/keys.ts'
import { entriesOf } from './entries.ts'
import { type Exhibits, exhibitsOf } from './exhibits.ts'
import { type Reader, readerOf } from './reader.ts'
import { exhibitSection, timekeepingSection, titleSection } from './sections.ts'

/** Drawing thousands of entries takes a second: others are served in between. */
const atOnce = 25

const writeStreams = async (flow: Flow, exhibits: Exhibits, reader: Reader): Promise<void> => {
  const { record, words } = reader
  const { stream: text } = words.documents.record
  const total = record.streams.reduce((sum, { entries }) => sum + entries.length, 0)
  let before = 0
  let sinceYield = 0
  for (const stream of [...record.streams].sort(sharedFirst)) {
    const count = stream.entries.length
    const span = text.span({ count, id: stream.id })
    flow.place(sectionPart(streamText(words.documents.record, stream, record), span))
    for (const block of entriesOf(stream, before, total, exhibits, reader)) {
      flow.place(block)
      sinceYield += 1
      if (sinceYield % atOnce === 0) await setImmediate()
    }
    before += count
  }
  if (total === 0) flow.place(textPart(text.none()))
}

const sharedFirst = (a: ExportedRecord['streams'][number], b: ExportedRecord['streams'][number]): number =>
  (a.audience?.length ?? 0) - (b.audience?.length ?? 0)

export type RecordPaper = {
  /** The signed export, to the byte: what is printed is read from it, and it travels inside. */
  readonly text: string
  readonly locale: Locale
  readonly key: Pick<HistoryKey, 'id' | 'sign'>
  /** Where the product is, for whoever checks. */
  readonly address: string
}

/** The record on paper: a sealed PDF. The same text, locale, key and address give the same bytes. */
export const recordDocument = async ({ text, locale, key, address }: RecordPaper): Promise<Uint8Array> => {
  const record: ExportedRecord = JSON.parse(text)
  const reader = readerOf(record, locale)
  const { paper, record: words } = reader.words.documents
  const bytes = Buffer.from(text)
  const sha256 = hash('sha256', bytes)
  const code = shortCodeOf(sha256)
  const title = words.header({ names: reader.list(record.family.parents.map(reader.personOf)) })
  const exhibits = exhibitsOf(record)
  const pdf = await writeDocument(
    {
      ...{ locale, title, madeAt: record.exportedAt },
      header: { left: title, right: paper.made({ time: reader.instant(record.exportedAt) }) },
      footer: { left: paper.code({ code }), note: paper.embeddedHash({ hash: sha256 }) },
      pageOf: (page, pages) => paper.page({ page, pages }),
      bates: { prefix: 'EH', first: 1 },
      embedded: { name: embeddedName, type: 'application/json', description: words.embedded(), bytes },
    },
    async (flow) => {
      for (const block of titleSection(reader, { sha256, code, address })) flow.place(block)
      flow.newPage()
      await writeStreams(flow, exhibits, reader)
      for (const block of exhibitSection(exhibits, reader)) flow.place(block)
      flow.newPage()
      for (const block of timekeepingSection(reader, address)) flow.place(block)
    },
  )
  return sealed(pdf, key.id, key.sign(sealTextOf(hash('sha256', pdf))))
}
