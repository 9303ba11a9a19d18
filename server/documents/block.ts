import type { Style } from './style.ts'
import { linesOf, type Measure } from './wrap.ts'

/**
 * A text in a row. It begins `x` from the left and has `width`, or extends to `end` before the right. A right-aligned
 * text ends there.
 */
export type Cell = {
  readonly text: string
  readonly style: Style
  readonly x?: number
  readonly width?: number
  readonly end?: number
  readonly align?: 'left' | 'right'
  /** Draws a frame around it. */
  readonly boxed?: boolean
}
/** Cells side by side. `bar` is the distance from the left of a line that marks what a person wrote. */
export type Row = {
  readonly cells: readonly Cell[]
  readonly before?: number
  readonly bar?: number
}

/** A picture with its size in pixels. */
export type Picture = {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  /** Stands for it where it cannot be seen. */
  readonly alt: string
}

/** Content that stays together on a page where possible. It is one element of the document's structure, for screen readers. */
export type Block = {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'Figure'
  readonly rows: readonly Row[]
  readonly before?: number
  /** Draws a fine line above. */
  readonly rule?: boolean
  /** At least this much room must be left below it, so that no heading stands alone at the end of a page. */
  readonly withNext?: number
  /** Its title in the PDF's table of contents. */
  readonly outline?: string
  readonly onNewPage?: boolean
  /** The picture is drawn as large as the rest of the page allows. */
  readonly picture?: Picture
}

export type Piece = {
  readonly text: string
  readonly style: Style
  readonly x: number
  readonly width: number
  readonly boxed: boolean
}
/** One printed line and everything on it. */
export type Strip = {
  readonly before: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly bar: number | null
}

const stripsOfRow = ({ cells, before = 0, bar }: Row, full: number, measure: Measure): Strip[] => {
  const laid = cells.map((cell) => {
    const { text, style, x = 0, end = 0, align, boxed = false } = cell
    const lines = linesOf(text, style, cell.width ?? full - x - end, measure)
    const piece = (line: string): Piece => {
      const width = measure(line, style)
      return { text: line, style, width, boxed, x: align === 'right' ? full - end - width : x }
    }
    return { lines, piece }
  })
  const height = Math.max(...cells.map(({ style }) => style.leading))
  const count = Math.max(...laid.map(({ lines }) => lines.length))
  return Array.from({ length: count }, (_, at) => ({
    before: at === 0 ? before : 0,
    height,
    bar: bar ?? null,
    pieces: laid.flatMap(({ lines, piece }) => {
      const line = lines[at]
      return line ? [piece(line)] : []
    }),
  }))
}

export const stripsOf = (block: Block, width: number, measure: Measure): Strip[] =>
  block.rows.flatMap((row) => stripsOfRow(row, width, measure))

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { before, height }) => sum + before + height, 0)
