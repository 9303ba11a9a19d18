import PDFDocument from 'pdfkit'
import type { Locale } from '#contract/locale.ts'
import type { Instant } from '#domain/time.ts'
import { productName } from '#i18n/product.ts'
import { type Flow, flowOn } from './flow.ts'
import { drawMargins, type Margins } from './margins.ts'
import { paperFor } from './page.ts'
import { registerFaces } from './style.ts'

/** A file that is embedded in the PDF. */
export type Embedded = {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly bytes: Uint8Array
}

export type DocumentSpec = Margins & {
  readonly locale: Locale
  readonly title: string
  /** No other time in the PDF depends on the moment, so the same input gives the same bytes. */
  readonly madeAt: Instant
  readonly embedded: Embedded
  /** The further files that the PDF carries are known once all is written. */
  readonly attached?: () => readonly Embedded[]
}

const openPdf = ({ locale, title, madeAt }: DocumentSpec) =>
  new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: productName,
      Producer: productName,
      Creator: productName,
      CreationDate: new Date(madeAt),
    },
  })

const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Writes a paginated document for print: tagged, in the reader's language, in gray, with room for binding, a header and
 * a footer, and an embedded file. `write` fills it block by block; when that takes long, it lets other requests run in
 * between.
 */
export const writeDocument = async (spec: DocumentSpec, write: (flow: Flow) => Promise<void>): Promise<Buffer> => {
  const paper = paperFor(spec.locale)
  const doc = openPdf(spec)
  registerFaces(doc)
  // The embedded file is written before everything else: whoever looks for it takes the first that the PDF has.
  const at = new Date(spec.madeAt)
  const attach = ({ bytes, ...about }: Embedded) =>
    doc.file(Buffer.from(bytes), { ...about, creationDate: at, modifiedDate: at })
  attach(spec.embedded)
  const flow = flowOn(doc, paper)
  await write(flow)
  flow.writeContents()
  drawMargins(doc, paper, spec)
  for (const file of spec.attached?.() ?? []) attach(file)
  doc.end()
  return bytesOf(doc)
}
