import { printable } from './printable.ts'
import type { Style } from './style.ts'

/** The width of a text in points. */
export type Measure = (text: string, style: Style) => number

/** Words come again and again, and finding out how wide one is costs more than drawing it. */
export const measureIn = (doc: PDFKit.PDFDocument): Measure => {
  const known = new Map<string, number>()
  const wordWidth = (word: string, face: Style['face']): number => {
    const key = `${face} ${word}`
    const width = known.get(key) ?? doc.font(face).fontSize(1000).widthOfString(word) / 1000
    known.set(key, width)
    return width
  }
  return (text, { face, size }) => {
    const words = text.split(' ')
    const letters = words.reduce((sum, word) => sum + (word === '' ? 0 : wordWidth(word, face)), 0)
    return size * (letters + (words.length - 1) * wordWidth(' ', face))
  }
}

/** A word that is wider than the line, in pieces that are not. */
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

/** The lines a text takes at this width; a line break in the text is one on paper. */
export const linesOf = (text: string, style: Style, width: number, measure: Measure): string[] =>
  printable(text)
    .split('\n')
    .flatMap((paragraph) => wrapped(paragraph, style, width, measure))
