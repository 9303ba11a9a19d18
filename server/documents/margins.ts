import { type Paper, textWidthOf } from './page.ts'
import { printable } from './printable.ts'
import { qrOperators } from './qr-code.ts'
import { type Style, styles } from './style.ts'

/** The content around the body of every page. */
export type Margins = {
  readonly header: { readonly left: string; readonly right: string }
  /** `left` and the running number are beside the page number; `notes` are small, below them. `link` is a QR code. */
  readonly footer: { readonly left: string; readonly notes: readonly string[]; readonly link: string }
  readonly pageOf: (page: number, pages: number) => string
  /** Numbers that continue through all documents of one case: a prefix and six digits. */
  readonly bates: { readonly prefix: string; readonly first: number }
}

export const batesOf = ({ prefix, first }: Margins['bates'], page: number): string =>
  `${prefix}-${String(first + page).padStart(6, '0')}`

type Align = 'left' | 'center' | 'right'

const textAt = (doc: PDFKit.PDFDocument, paper: Paper, y: number) => (text: string, style: Style, align: Align) => {
  const shown = printable(text)
  doc.font(style.face).fontSize(style.size).fillColor(style.ink)
  const spare = textWidthOf(paper) - doc.widthOfString(shown)
  const x = paper.left + { left: 0, center: spare / 2, right: spare }[align]
  doc.text(shown, x, y, { lineBreak: false })
}

const drawLine = (doc: PDFKit.PDFDocument, paper: Paper, y: number) =>
  doc
    .moveTo(paper.left, y)
    .lineTo(paper.width - paper.right, y)
    .lineWidth(0.5)
    .stroke('#8a8a8a')

const qrSize = 40

/** Runs when all pages exist, because only then their number is known. */
export const drawMargins = (doc: PDFKit.PDFDocument, paper: Paper, margins: Margins): void => {
  const { start, count } = doc.bufferedPageRange()
  const { header, footer, pageOf, bates } = margins
  const low = paper.height - 64
  const qr = qrOperators(footer.link, { x: paper.width - paper.right - qrSize, y: low + 8, size: qrSize })
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    doc.markContent('Artifact', { type: 'Pagination' })
    const top = textAt(doc, paper, 40)
    top(header.left, styles.smallStrong, 'left')
    top(header.right, styles.small, 'right')
    drawLine(doc, paper, 56)
    drawLine(doc, paper, low)
    const foot = textAt(doc, paper, low + 8)
    foot(footer.left, styles.smallStrong, 'left')
    foot(pageOf(page + 1, count), styles.small, 'center')
    textAt(doc, { ...paper, right: paper.right + qrSize + 10 }, low + 8)(
      batesOf(bates, page),
      styles.smallStrong,
      'right',
    )
    for (const [line, note] of footer.notes.entries())
      textAt(doc, paper, low + 21 + 11 * line)(note, styles.small, 'left')
    doc.addContent(qr)
    doc.endMarkedContent()
  }
}
