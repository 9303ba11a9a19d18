import type { Tx } from '../db/tenancy.ts'
import type { Term } from './search-terms.ts'
import { type Token, tokensOf } from './tokens.ts'
import { wordsWithStemOf } from './words.store.ts'

/** Where a found word begins and ends in a text, in UTF-16 units. */
export type Mark = { readonly start: number; readonly end: number }

/** A term whose words are to be marked. */
type Sought = { readonly words: readonly string[]; readonly prefix: boolean; readonly stems: boolean }

const soughtIn = (terms: readonly Term[]): Sought[] =>
  terms
    .filter(({ not }) => !not)
    .map(({ text, exact, prefix }) => {
      const words = tokensOf(text).map((token) => token.folded)
      return { words, prefix, stems: !exact && words.length === 1 }
    })
    .filter(({ words }) => words.length > 0)

/** Counts the tokens from a place on that a term covers; 0 where it does not begin there. */
const covered = (tokens: readonly Token[], at: number, { words, prefix }: Sought): number => {
  const fits = words.every((word, index) => {
    const token = tokens[at + index]?.folded
    return prefix && index === words.length - 1 ? token?.startsWith(word) : token === word
  })
  return fits ? words.length : 0
}

const marksIn = (tokens: readonly Token[], sought: readonly Sought[], stemmed: ReadonlySet<string>): Mark[] =>
  tokens.flatMap((token, at): Mark[] => {
    const length = Math.max(...sought.map((one) => covered(tokens, at, one)), stemmed.has(token.folded) ? 1 : 0)
    const last = tokens[at + length - 1]
    return length > 0 && last ? [{ start: token.start, end: last.end }] : []
  })

/** Phrases may overlap, so marks that meet become one. */
const joined = (marks: readonly Mark[]): Mark[] =>
  marks.reduce<Mark[]>((kept, mark) => {
    const before = kept.at(-1)
    if (before && mark.start <= before.end)
      kept[kept.length - 1] = { start: before.start, end: Math.max(before.end, mark.end) }
    else kept.push(mark)
    return kept
  }, [])

/**
 * Returns what marks the found words in texts that the viewer was given. Only words that begin as one that is sought
 * are compared by their stems, because a stem keeps its first letter.
 */
export const markerOf = async (
  tx: Tx,
  terms: readonly Term[],
  texts: readonly string[],
): Promise<(text: string) => Mark[]> => {
  const sought = soughtIn(terms)
  const bases = sought.filter(({ stems }) => stems).flatMap(({ words }) => words)
  const initials = new Set(bases.map((word) => word[0]))
  const tokens = new Map(texts.map((text) => [text, tokensOf(text)]))
  const similar = new Set([...tokens.values()].flat().map((token) => token.folded))
  const stemmed = await wordsWithStemOf(
    tx,
    [...similar].filter((word) => initials.has(word[0])),
    bases,
  )
  return (text) => (sought.length === 0 ? [] : joined(marksIn(tokens.get(text) ?? tokensOf(text), sought, stemmed)))
}
