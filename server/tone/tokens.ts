import { foldWord } from './fold.ts'

/** One word. `start` and `end` count UTF-16 units of the text as it was given. */
export type Token = {
  readonly word: string
  readonly start: number
  readonly end: number
  /** Commas and dashes divide a sentence into clauses. */
  readonly clause: number
  readonly isCapitals: boolean
  readonly isQuoted: boolean
}
export type Sentence = readonly Token[]

/** A longer sentence without a full stop is divided, so that the work grows with the length of the text alone. */
const mostWords = 80
/** Quotation marks that are further apart belong to different quotations. */
const longestQuotation = 600

const parts = /[\p{L}\p{M}\p{N}\p{Cf}'’`*@$]+|[.!?…;\n¡¿🖕]|[,:()—–]| - |["“”«»]/gu
const ends = /^[.!?…;\n¡¿]$/u
const marks = /^["“”«»]$/u
const divides = /^(?:[,:()—–]| - )$/u
const capitals = /^[\p{Lu}\p{M}'’]+$/u
const hasLetter = /[\p{L}\p{N}]/u

type Part = { readonly text: string; readonly start: number }

const partsOf = (text: string): Part[] =>
  [...text.matchAll(parts)].map((found) => ({ text: found[0], start: found.index }))

/** Returns the places of quotation marks that open one, with the place that closes it. */
const quotationsIn = (found: readonly Part[]): ReadonlyMap<number, number> => {
  const quotations = new Map<number, number>()
  let opened: number | null = null
  for (const { text, start } of found) {
    if (text === '\n') opened = null
    if (!marks.test(text)) continue
    const closes: boolean = opened !== null && text !== '“' && text !== '«' && start - opened <= longestQuotation
    if (opened !== null && closes) quotations.set(opened, start)
    opened = closes ? null : start
  }
  return quotations
}

/** Divides a text into sentences of words. */
export const sentencesOf = (text: string): Sentence[] => {
  const found = partsOf(text)
  const quotations = quotationsIn(found)
  const sentences: Sentence[] = []
  let sentence: Token[] = []
  let clause = 0
  let quotedUntil = -1
  const close = () => {
    if (sentence.length > 0) sentences.push(sentence)
    sentence = []
  }
  for (const { text: part, start } of found) {
    const isQuoted = start < quotedUntil
    if (ends.test(part) || sentence.length >= mostWords) close()
    if (ends.test(part) || divides.test(part) || marks.test(part)) clause += 1
    if (marks.test(part)) quotedUntil = Math.max(quotedUntil, quotations.get(start) ?? -1)
    else if (part === '🖕' || (hasLetter.test(part) && !divides.test(part))) {
      const word = part === '🖕' ? part : foldWord(part)
      sentence.push({ word, start, end: start + part.length, clause, isCapitals: capitals.test(part), isQuoted })
    } else if (part.includes('*') && part.length > 1) clause += 1
  }
  close()
  return sentences
}
