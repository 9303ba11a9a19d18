import { type Element, type Pattern, type PatternIndex, patternsAmong } from './pattern.ts'
import type { Token } from './tokens.ts'

/** A word as it is read, with the numbers of the sets that it is in. A contraction is read as several words. */
export type Read = { readonly token: Token; readonly word: string; readonly sets: ReadonlySet<number> }

export type Match = { readonly pattern: Pattern; readonly from: number; readonly to: number }

const isNewClause = (words: readonly Read[], at: number): boolean =>
  at === 0 || at >= words.length || words[at]?.token.clause !== words[at - 1]?.token.clause

/** Tries one pattern at one place. Gaps are short and few, so the steps have a fixed bound. */
class Attempt {
  readonly #words: readonly Read[]
  readonly #elements: readonly Element[]
  readonly #negators: number

  constructor(words: readonly Read[], elements: readonly Element[], negators: number) {
    this.#words = words
    this.#elements = elements
    this.#negators = negators
  }

  /** Returns the place after the last word, or -1. */
  from(at: number, step = 0): number {
    const element = this.#elements[step]
    if (!element) return at
    switch (element.type) {
      case 'begins':
      case 'ends':
        return isNewClause(this.#words, at) ? this.from(at, step + 1) : -1
      case 'not':
        return this.#words[at]?.sets.has(element.set) ? -1 : this.from(at, step + 1)
      case 'gap':
        return this.#afterGap(at, step, element.most)
      case 'word': {
        const end = this.#words[at]?.sets.has(element.set) ? this.from(at + 1, step + 1) : -1
        return end < 0 && element.mayMiss ? this.from(at, step + 1) : end
      }
    }
  }

  #afterGap(at: number, step: number, most: number): number {
    for (let skipped = 0; skipped <= most; skipped += 1) {
      const end = this.from(at + skipped, step + 1)
      if (end >= 0) return end
      const word = this.#words[at + skipped]
      if (!word || word.sets.has(this.#negators) || (skipped > 0 && isNewClause(this.#words, at + skipped))) return -1
    }
    return -1
  }
}

/** Returns the sets that any of these words is in. */
export const setsAmong = (words: readonly Read[]): ReadonlySet<number> => {
  const present = new Set<number>()
  for (const { sets } of words) for (const set of sets) present.add(set)
  return present
}

/** Answers whether any word is in a set. */
export type Sets = { readonly has: (set: number) => boolean }

/** The sets of a sentence, and of it together with those beside it. */
export type Surroundings = { readonly present: ReadonlySet<number>; readonly around: Sets }

/** Returns every place of a sentence where one of the patterns is found. */
export const matchesIn = (
  words: readonly Read[],
  patterns: PatternIndex,
  negators: number,
  { present, around }: Surroundings,
): Match[] => {
  const matches: Match[] = []
  for (const pattern of patternsAmong(patterns, present)) {
    const { elements, unless } = pattern
    if (unless !== null && around.has(unless)) continue
    const attempt = new Attempt(words, elements, negators)
    for (let from = 0; from < words.length; from += 1) {
      const to = attempt.from(from)
      if (to > from) matches.push({ pattern, from, to })
    }
  }
  return matches
}
