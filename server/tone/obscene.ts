import { foldWord } from './fold.ts'
import type { Obscene } from './lexicon/lexicon.ts'

/** The package rates its words from 0 to 2, and only the surest count by themselves. */
const sure = 2

const listed = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

/** Returns the single words that are obscene in any sentence. */
export const obsceneWords = ({ rated, ordinary, certain }: Obscene): ReadonlySet<string> => {
  const excepted = new Set(listed(ordinary))
  const rude = Object.keys(rated)
    .filter((word) => rated[word] === sure && !word.includes(' '))
    .map(foldWord)
  return new Set([...rude.filter((word) => !excepted.has(word)), ...listed(certain)])
}

const covers = (masked: string, word: string): boolean =>
  masked.length === word.length && [...masked].every((letter, at) => letter === '*' || letter === word[at])

/** Says whether stars hide letters of an obscene word: `f***`, `sh*t`. */
export const isMasked = (word: string, certain: string): boolean =>
  word.includes('*') && !word.startsWith('*') && listed(certain).some((one) => covers(word, one))
