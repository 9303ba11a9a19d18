import type { ToneReason } from '#contract/tone/tone-codes.ts'
import { hashOf } from '#server/tone/learned/hash.ts'
import { moreWhenSingle, thresholdFor } from '#server/tone/learned/judge.ts'
import { type Learned, learnUnkind, type Marked, scoreWith } from './learn.ts'

const folds = 10

/** At most this share of the ordinary sentences is pointed out, and this share more where a rule finds something. */
const mayBeFlagged = 0.008
const mayBeFlaggedWithRule = 0.002

type Score = { readonly score: number; readonly reasons: readonly ToneReason[] }
/** A message with the score of each of its units and single sentences. */
export type Scored = { readonly sentence: Marked; readonly scores: readonly Score[] }

/** Scores each message by weights that were learned without it. */
export const scoredByOthers = (sentences: readonly Marked[]): Scored[] => {
  const foldOf = ({ text }: Marked) => (hashOf(text) >>> 0) % folds
  return Array.from({ length: folds }, (_, fold) => {
    const learned = learnUnkind(sentences.filter((sentence) => foldOf(sentence) !== fold))
    return scoredWith(
      learned,
      sentences.filter((sentence) => foldOf(sentence) === fold),
    )
  }).flat()
}

export const scoredWith = (learned: Learned, sentences: readonly Marked[]): Scored[] =>
  sentences.map((sentence) => ({
    sentence,
    scores: [
      ...sentence.units.map(({ gathered, reasons }) => ({ score: scoreWith(learned, gathered), reasons })),
      ...sentence.parts.map(({ gathered, reasons }) => ({
        score: scoreWith(learned, gathered) - moreWhenSingle(reasons.length > 0),
        reasons,
      })),
    ],
  }))

/** Returns the lowest threshold that at most this share of `scores` reaches. */
const lowestFor = (scores: readonly number[], most: number): number =>
  (scores.toSorted((one, other) => other - one)[most] ?? 0) + 1e-6

export type Thresholds = { readonly threshold: number; readonly thresholdWithRule: number }

/** These lists mix what is easy and what is hard as messages do. In the training far more is hard on purpose. */
const asSent: ReadonlySet<string> = new Set(['first', 'second', 'fifth', 'sixth'])

/** Returns thresholds at which few ordinary sentences are pointed out that the weights have not seen. */
export const thresholdsFor = (scored: readonly Scored[]): Thresholds => {
  const ordinary = scored.filter(({ sentence }) => !sentence.isUnkind && asSent.has(sentence.source))
  const highest = (scores: readonly Score[]) => Math.max(...scores.map(({ score }) => score))
  const threshold = lowestFor(
    ordinary.map(({ scores }) => highest(scores)),
    Math.floor(ordinary.length * mayBeFlagged),
  )
  const withRule = ordinary.map(({ scores }) => highest(scores.filter(({ reasons }) => reasons.length > 0)))
  const thresholdWithRule = lowestFor(
    withRule.filter((score) => score < threshold),
    Math.floor(ordinary.length * mayBeFlaggedWithRule),
  )
  return { threshold, thresholdWithRule }
}

export type Figures = Readonly<Record<'flagged' | 'ordinary' | 'found' | 'unkind', number>>

/** Returns how many ordinary sentences are pointed out and how many unkind ones are found. */
export const figuresOf = (scored: readonly Scored[], thresholds: Thresholds): Figures => {
  const isPointedOut = ({ scores }: Scored) =>
    scores.some(({ score, reasons }) => score >= thresholdFor(reasons, thresholds))
  const ordinary = scored.filter(({ sentence }) => !sentence.isUnkind)
  const unkind = scored.filter(({ sentence }) => sentence.isUnkind)
  return {
    flagged: ordinary.filter(isPointedOut).length,
    ordinary: ordinary.length,
    found: unkind.filter(isPointedOut).length,
    unkind: unkind.length,
  }
}
