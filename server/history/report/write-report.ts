import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#contract/locale.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { embeddedName, sealed, sealTextOf } from '#domain/record/sealed-pdf.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import type { Block } from '../../documents/block.ts'
import { type DocumentSpec, type Embedded, writeDocument } from '../../documents/document.ts'
import type { Flow } from '../../documents/flow.ts'
import type { HistoryKey } from '../keys.ts'
import type { RecordParts } from '../record-parts.ts'
import type { ReportContext } from './entries.ts'
import { type CarriedFiles, type Exhibits, exhibitsOf } from './exhibits.ts'
import { type ReportViewer, reportViewerOf } from './report-viewer.ts'
import {
  attachedName,
  coverSection,
  exhibitSection,
  type ReportTitle,
  type Seal,
  timekeepingSection,
  verifyPage,
} from './sections.ts'
import { unjoinedIn } from './unjoined.ts'

/** A kind of report defines its title, and the content between its cover and its exhibits. */
export type Report = {
  readonly title: (viewer: ReportViewer) => Omit<ReportTitle, 'unjoined'> & { readonly header: string }
  /** Yields sections of entries and the report's own tables. They are drawn block by block, since there may be thousands. */
  readonly body: (context: ReportContext) => Iterable<Block>
  /** Counts the exhibits, where entries do not name them. */
  readonly exhibitCount?: () => number
  /** Yields what stands behind the exhibits. */
  readonly end?: (context: ReportContext) => Iterable<Block>
}

export type ReportInputs = {
  /** The signed export, to the byte. The report is printed from it and carries it inside. */
  readonly text: string
  readonly locale: Locale
  readonly key: Pick<HistoryKey, 'id' | 'sign'>
  /** The address of the product, for anybody who verifies the report. */
  readonly address: string
  readonly parts: RecordParts
  /** The bytes of files that the record names; a report carries those that it shows as exhibits. */
  readonly carried?: CarriedFiles
}

const entriesWithoutContents = 20

/** Drawing thousands of entries takes a second, so other requests are served after this many blocks. */
const blocksAtOnce = 25

const placeAll = async (flow: Flow, blocks: Iterable<Block>): Promise<void> => {
  let placed = 0
  for (const block of blocks) {
    flow.place(block)
    placed += 1
    if (placed % blocksAtOnce === 0) await setImmediate()
  }
}

const layoutOf = (
  header: string,
  text: string,
  { sha256, code, address }: Seal,
  viewer: ReportViewer,
): Omit<DocumentSpec, 'attached'> => {
  const { paper, record } = viewer.texts.documents
  const madeAt = viewer.record.exportedAt
  return {
    locale: viewer.locale,
    title: header,
    madeAt,
    header: { left: header, right: paper.made({ time: viewer.instant(madeAt) }) },
    footer: {
      left: paper.code({ code }),
      notes: [paper.embeddedHash({ hash: sha256 }), paper.checkAt({ address: `${address}${verifyPage}` })],
      // The part after a number sign is not sent to a server.
      link: `${address}${verifyPage}#code=${code}`,
    },
    pageOf: (page, pages) => paper.page({ page, pages }),
    bates: { prefix: 'EH', first: 1 },
    embedded: {
      name: embeddedName,
      type: 'application/json',
      description: record.embedded(),
      bytes: Buffer.from(text),
    },
  }
}

const attachedFiles = (exhibits: Exhibits, carried: CarriedFiles, viewer: ReportViewer): Embedded[] =>
  exhibits.all().flatMap((exhibit) => {
    const { sha256, type } = exhibit.file
    const file = carried.get(sha256)
    return file
      ? { name: attachedName(exhibit, viewer), type, description: `SHA-256 ${sha256}`, bytes: file.bytes }
      : []
  })

/** Leaves out the entries that are there for checks alone. The embedded record has them. */
const printedOf = (record: ExportedRecord, { events }: RecordParts): ExportedRecord => {
  const streams = record.streams.map((stream) => ({
    ...stream,
    entries: stream.entries.filter(({ kind }) => !events.isProofOnly(kind)),
  }))
  return { ...record, streams: streams.filter(({ entries }) => entries.length > 0) }
}

/** A report of a few pages needs no table of contents. */
const isLong = ({ streams }: ExportedRecord): boolean =>
  streams.reduce((sum, { entries }) => sum + entries.length, 0) > entriesWithoutContents

/** Writes a report as a sealed PDF: cover, body, exhibits, and an explanation of its times. The same inputs give the same bytes. */
export const writeReport = async (report: Report, inputs: ReportInputs): Promise<Uint8Array> => {
  const { text, locale, key, address, parts, carried = new Map() } = inputs
  const whole: ExportedRecord = JSON.parse(text)
  const record = printedOf(whole, parts)
  const viewer = reportViewerOf(record, locale)
  const sha256 = hash('sha256', text)
  const seal: Seal = { sha256, code: shortCodeOf(sha256), address }
  const { header, title, lead } = report.title(viewer)
  const cover = { title, lead, unjoined: unjoinedIn(whole), exhibits: report.exhibitCount?.() }
  const exhibits = exhibitsOf(record)
  const attached = () => attachedFiles(exhibits, carried, viewer)
  const pdf = await writeDocument({ ...layoutOf(header, text, seal, viewer), attached }, async (flow) => {
    await placeAll(flow, coverSection(cover, viewer, seal))
    if (isLong(record)) flow.keepContents(viewer.texts.documents.paper.contents())
    flow.newPage()
    const context = { viewer, parts, exhibits }
    await placeAll(flow, report.body(context))
    await placeAll(flow, exhibitSection(exhibits, viewer, carried))
    await placeAll(flow, report.end?.(context) ?? [])
    flow.newPage()
    await placeAll(flow, timekeepingSection(viewer, address))
  })
  return sealed(pdf, key.id, key.sign(sealTextOf(hash('sha256', pdf))))
}
