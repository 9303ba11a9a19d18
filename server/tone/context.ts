import type { ToneReason } from '#contract/tone/tone-codes.ts'
import type { Match, Read, Sets } from './match.ts'

/** The numbers of the sets of one language that say what a passage is about. */
export type ContextSets = {
  readonly negators: number
  /** `think`, `say`: whoever does not think something does not say it either. */
  readonly thinking: number
  /** `is`: it may stand between a negation and what is denied. */
  readonly copula: number
  /** `called`, `said`: what follows is reported. */
  readonly reporting: number
  /** `told`: it reports what somebody else said unless the reader was told. */
  readonly told: number
  readonly self: number
  readonly selfIs: number
  readonly apology: number
  readonly addressed: number
  /** Words that address the reader, also by the ending of a verb. */
  readonly spokenTo: number
  /** Words of a sentence that is meant kindly. */
  readonly warm: number
}

/** A negation, a report or an apology reaches this many words ahead. */
const reach = 6
const selfReach = 4

const before = (words: readonly Read[], at: number, most: number): readonly Read[] => {
  const clause = words[at]?.token.clause
  return words.slice(Math.max(0, at - most), at).filter(({ token }) => token.clause === clause)
}

const indexOf = (words: readonly Read[], set: number): number => words.findIndex(({ sets }) => sets.has(set))

/** `not` just before a passage, `it is not`, or `I do not think` a few words ahead of it. */
const isNegated = (words: readonly Read[], { from }: Match, sets: ContextSets): boolean => {
  const near = before(words, from, reach)
  const nearest = near.at(-1)?.sets.has(sets.copula) ? near.at(-2) : near.at(-1)
  if (nearest?.sets.has(sets.negators)) return true
  const negator = indexOf(near, sets.negators)
  return negator >= 0 && indexOf(near.slice(negator), sets.thinking) >= 0
}

/** `He told grandma to`: the passage was said to somebody else. */
const isTold = (near: readonly Read[], passage: readonly Read[], sets: ContextSets): boolean => {
  const told = indexOf(near, sets.told)
  const reader = (word: Read) => word.sets.has(sets.addressed)
  return told >= 0 && !near.slice(told).some(reader) && !passage.some(reader)
}

/** `Somebody called him` and `sorry that I said`. */
const isReported = (words: readonly Read[], { from, to }: Match, sets: ContextSets): boolean => {
  const near = before(words, from, reach)
  const apology = indexOf(near, sets.apology)
  if (apology >= 0 || isTold(near, words.slice(from, to), sets)) return true
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

/** These hurt only whom they are said to; the words themselves are harmless. */
const needReader: ReadonlySet<ToneReason> = new Set(['guilt', 'blame', 'absolute', 'comparison', 'accusation'])

type Saying = { readonly around: Sets; readonly sets: ContextSets }

/** Harmless words count only near a word that addresses the reader, and in no sentence that is meant kindly. */
export const isSaidTo = (
  words: readonly Read[],
  { pattern }: Match,
  { around, sets: { spokenTo, warm } }: Saying,
): boolean => !needReader.has(pattern.reason) || (around.has(spokenTo) && !words.some(({ sets: own }) => own.has(warm)))

/** Says whether the writer says this to the reader at all. */
export const isMeant = (words: readonly Read[], match: Match, sets: ContextSets): boolean =>
  !isQuoted(words, match) &&
  !isNegated(words, match, sets) &&
  !isReported(words, match, sets) &&
  !isOfSelf(words, match, sets)
