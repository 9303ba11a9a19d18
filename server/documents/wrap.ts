import { printable } from './printable.ts'
import type { Style } from './style.ts'

/** Returns the width of a text in points. */
export type Measure = (text: string, style: Style) => number

/**
 * Adds up the widths of single letters, each measured once. Kerning would save less than a letter per line, and
 * measuring each hash and time with it costs more than drawing them.
 */
export const measureIn = (doc: PDFKit.PDFDocument): Measure => {
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const letterWidth = (letter: string, face: Style['face']): number => {
    const width = known[face].get(letter) ?? doc.font(face).fontSize(1000).widthOfString(letter) / 1000
    known[face].set(letter, width)
    return width
  }
  return (text, { face, size }) => {
    let width = 0
    for (const letter of text) width += letterWidth(letter, face)
    return size * width
  }
}

/** Splits a word that is wider than the line. */
const broken = (word: string, style: Style, width: number, measure: Measure): string[] => {
  if (measure(word, style) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const char of word) {
    if (piece !== '' && measure(piece + char, style) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += char
  }
  return [...pieces, piece]
}

const wrapped = (paragraph: string, style: Style, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ').flatMap((one) => broken(one, style, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Breaks a text into lines of this width, and at its own line breaks. */
export const linesOf = (text: string, style: Style, width: number, measure: Measure): string[] =>
  printable(text)
    .split('\n')
    .flatMap((paragraph) => wrapped(paragraph, style, width, measure))
