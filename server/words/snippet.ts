import type { Mark } from './marks.ts'

/** A part of a text with the places of the found words in it. */
export type Marked = { readonly text: string; readonly marks: Mark[] }

const longest = 160
const before = 48
const cut = '…'

/** Moves a place to the end of the word around it, so that neither words nor characters are cut in two. */
const nextGap = (text: string, at: number): number => {
  const gap = text.slice(at, at + 32).search(/\s/)
  const end = gap === -1 ? at : at + gap
  return /[\uDC00-\uDFFF]/.test(text[end] ?? '') ? end + 1 : end
}

/** Returns the part of a text around its first mark, on one line. Without a mark it is the beginning. */
export const snippetOf = (text: string, marks: readonly Mark[]): Marked => {
  const first = marks[0]?.start ?? 0
  const start = first <= before ? 0 : Math.min(nextGap(text, first - before), first)
  const end = start + longest >= text.length ? text.length : nextGap(text, start + longest)
  const head = start > 0 ? `${cut} ` : ''
  const shift = head.length - start
  return {
    text: `${head}${text.slice(start, end).replace(/\s/g, ' ')}${end < text.length ? ` ${cut}` : ''}`,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  }
}
