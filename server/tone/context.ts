import type { Match, Read } from './match.ts'

/** The numbers of the sets of one language that say what a passage is about. */
export type ContextSets = {
  readonly negators: number
  /** `think`, `say`: whoever does not think something does not say it either. */
  readonly thinking: number
  /** `called`, `said`: what follows is reported. */
  readonly reporting: number
  readonly self: number
  readonly selfIs: number
  readonly apology: number
  readonly addressed: number
}

/** A negation, a report or an apology reaches this many words ahead. */
const reach = 6
const selfReach = 4

const before = (words: readonly Read[], at: number, most: number): readonly Read[] => {
  const clause = words[at]?.token.clause
  return words.slice(Math.max(0, at - most), at).filter(({ token }) => token.clause === clause)
}

const indexOf = (words: readonly Read[], set: number): number => words.findIndex(({ sets }) => sets.has(set))

/** `not` just before a passage, or `I do not think` a few words ahead of it. */
const isNegated = (words: readonly Read[], { from }: Match, sets: ContextSets): boolean => {
  const near = before(words, from, reach)
  if (near.at(-1)?.sets.has(sets.negators)) return true
  const negator = indexOf(near, sets.negators)
  return negator >= 0 && indexOf(near.slice(negator), sets.thinking) >= 0
}

/** `Somebody called him` and `sorry that I said`. */
const isReported = (words: readonly Read[], { from }: Match, sets: ContextSets): boolean => {
  const near = before(words, from, reach)
  const apology = indexOf(near, sets.apology)
  if (apology >= 0) return true
  return near.slice(-selfReach).some(({ sets: own }) => own.has(sets.reporting))
}

/** `I am`, `I feel like`: people may call themselves what they like. */
const isOfSelf = (words: readonly Read[], { from, to }: Match, sets: ContextSets): boolean => {
  if (words.slice(from, to).some(({ sets: own }) => own.has(sets.addressed))) return false
  const near = before(words, from, selfReach)
  const self = near.findLastIndex(({ sets: own }) => own.has(sets.self))
  return (
    near.some(({ sets: own }) => own.has(sets.selfIs)) ||
    (self >= 0 &&
      !near.slice(self).some(({ sets: own }) => own.has(sets.addressed)) &&
      near.at(-1)?.sets.has(sets.selfIs) === true)
  )
}

const isQuoted = (words: readonly Read[], { from, to }: Match): boolean =>
  words[from]?.token.isQuoted === true && words[to - 1]?.token.isQuoted === true

/** Says whether the writer says this to the reader at all. */
export const isMeant = (words: readonly Read[], match: Match, sets: ContextSets): boolean =>
  !isQuoted(words, match) &&
  !isNegated(words, match, sets) &&
  !isReported(words, match, sets) &&
  !isOfSelf(words, match, sets)
