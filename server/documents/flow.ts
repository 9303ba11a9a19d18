import { type Block, heightOf, type Picture, type Strip, stripsOf } from './block.ts'
import { type Paper, textHeightOf, textWidthOf } from './page.ts'
import { contentsPart, type Section, sectionPart } from './parts.ts'
import { measureIn } from './wrap.ts'

/** Places content block by block, from page to page. */
export type Flow = {
  readonly width: number
  readonly place: (block: Block) => void
  readonly newPage: () => void
  /** Keeps a page for the table of contents, which is written when everything is placed. */
  readonly keepContents: (title: string) => void
  readonly writeContents: () => void
}

const ruleInk = '#8a8a8a'

/** Marks lines and frames as artifacts, so that screen readers skip them. */
const decorated = (doc: PDFKit.PDFDocument, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

const drawRule = (doc: PDFKit.PDFDocument, x: number, y: number, width: number): void =>
  decorated(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.4)
      .stroke(ruleInk)
  })

type Placed = { readonly strip: Strip; readonly y: number }

const drawDecoration = (doc: PDFKit.PDFDocument, left: number, { strip, y }: Placed): void => {
  const { bar, pieces, height } = strip
  const boxed = pieces.filter((piece) => piece.boxed)
  if (bar === null && boxed.length === 0) return
  decorated(doc, () => {
    if (bar !== null) doc.rect(left + bar, y, 1.5, height).fill(ruleInk)
    for (const { x, width } of boxed)
      doc
        .roundedRect(left + x - 4, y + 0.5, width + 8, height - 1, 2)
        .lineWidth(0.6)
        .stroke(ruleInk)
  })
}

/** All texts of one line share a base line, whatever their sizes. */
const baseOf = ({ pieces, height }: Strip): number =>
  height / 2 + 0.35 * Math.max(0, ...pieces.map(({ style }) => style.size))

const drawText = (doc: PDFKit.PDFDocument, left: number, { strip, y }: Placed): void => {
  for (const { text, style, x } of strip.pieces)
    doc
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.ink)
      .text(text, left + x, y + baseOf(strip), { lineBreak: false, baseline: 'alphabetic' })
}

/** One element of the structure may span two pages: each part is marked separately, and both belong to the element. */
const drawBlock = (doc: PDFKit.PDFDocument, left: number, parts: Iterable<readonly Placed[]>, { tag }: Block) => {
  const element = doc.struct(tag)
  for (const part of parts) {
    for (const placed of part) drawDecoration(doc, left, placed)
    element.add(doc.markStructureContent(tag))
    for (const placed of part) drawText(doc, left, placed)
    doc.endMarkedContent()
  }
  doc.addStructure(element)
  element.end()
}

/** Enlarging a small picture beyond this makes it blurred and no more legible. */
const pointsPerPixel = 72 / 100

const drawPicture = (doc: PDFKit.PDFDocument, { left, ...paper }: Paper, y: number, picture: Picture): number => {
  const { jpeg, width, height, alt } = picture
  const room = paper.height - paper.bottom - y
  const scale = Math.min(textWidthOf({ left, ...paper }) / width, room / height, pointsPerPixel)
  const element = doc.struct('Figure', { alt })
  element.add(doc.markStructureContent('Figure'))
  doc.image(jpeg, left, y, { width: width * scale, height: height * scale })
  doc.endMarkedContent()
  doc.addStructure(element)
  element.end()
  return height * scale
}

type Contents = { readonly page: number; readonly y: number; readonly element: PDFKit.PDFStructureElement }

/** Writes the sections on the page that was kept for them, so that they are read in the place where they stand. */
const writeOn = (doc: PDFKit.PDFDocument, paper: Paper, contents: Contents, sections: readonly Section[]): void => {
  const strips = stripsOf(contentsPart(sections), textWidthOf(paper), measureIn(doc))
  let { y } = contents
  doc.switchToPage(contents.page)
  contents.element.add(doc.markStructureContent('P'))
  for (const strip of strips) {
    y += strip.before
    drawText(doc, paper.left, { strip, y })
    y += strip.height
  }
  doc.endMarkedContent()
  contents.element.end()
}

export const flowOn = (doc: PDFKit.PDFDocument, paper: Paper): Flow => {
  const measure = measureIn(doc)
  const width = textWidthOf(paper)
  const end = paper.height - paper.bottom
  let y = Number.POSITIVE_INFINITY
  const isTop = () => y <= paper.top
  const sections: Section[] = []
  let contents: Contents | null = null
  const pages = () => doc.bufferedPageRange().count

  const newPage = () => {
    doc.addPage({ size: [paper.width, paper.height], margin: 0 })
    y = paper.top
  }
  function* parts(strips: readonly Strip[]): Generator<Placed[]> {
    let part: Placed[] = []
    for (const strip of strips) {
      if (y + strip.before + strip.height > end) {
        yield part
        part = []
        newPage()
      }
      y += isTop() ? 0 : strip.before
      part.push({ strip, y })
      y += strip.height
    }
    yield part
  }
  const place = (block: Block) => {
    if (block.picture) {
      y += block.before ?? 0
      y += drawPicture(doc, paper, y, block.picture)
      return
    }
    if (block.onNewPage) newPage()
    const strips = stripsOf(block, width, measure)
    const height = heightOf(strips)
    const before = block.before ?? 0
    const fits = y + before + height + (block.withNext ?? 0) <= end
    // A block that is longer than a page begins here; every other block stays whole.
    if (!fits && (height < textHeightOf(paper) || y > end)) newPage()
    if (!isTop()) y += before
    if (block.rule && !isTop()) drawRule(doc, paper.left, y - before / 2, width)
    if (block.outline) {
      doc.outline.addItem(block.outline)
      sections.push({ title: block.outline, page: pages() })
    }
    drawBlock(doc, paper.left, parts(strips), block)
  }
  const keepContents = (title: string) => {
    newPage()
    place(sectionPart(title))
    const element = doc.struct('P')
    doc.addStructure(element)
    contents = { page: pages() - 1, y, element }
  }
  const writeContents = () => {
    if (contents) writeOn(doc, paper, contents, sections)
  }
  return { width, place, newPage, keepContents, writeContents }
}
