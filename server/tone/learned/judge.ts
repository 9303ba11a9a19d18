import type { ToneKind, ToneReason } from '#contract/tone/tone-codes.ts'
import type { Read } from '../match.ts'
import type { Passage } from '../passage.ts'
import type { Gathered } from './gather.ts'
import type { Weights } from './weights.ts'

const sumOf = ({ buckets, counts }: Gathered, weights: Int8Array): number => {
  let sum = 0
  const last = weights.length - 1
  for (let at = 0; at < buckets.length; at += 1) sum += (weights[(buckets[at] ?? 0) & last] ?? 0) * (counts[at] ?? 0)
  return sum
}

/** Returns how unkind a unit is; more is worse, and the threshold of the weights says from where it counts. */
export const scoreOf = (gathered: Gathered, { unkind, step, bias }: Weights): number =>
  bias + step * sumOf(gathered, unkind)

const grave: ReadonlySet<ToneReason> = new Set(['obscene', 'threatOfHarm', 'selfHarm'])
/** Grave words are pointed out from this score: sooner than anything else, but not in a joke about a hot day. */
const graveThreshold = 0.1

/** Returns the score from which a unit is unkind, by what the rules point out in it. */
export const thresholdFor = (
  reasons: readonly ToneReason[],
  { threshold, thresholdWithRule }: Pick<Weights, 'threshold' | 'thresholdWithRule'>,
): number => {
  if (reasons.some((reason) => grave.has(reason))) return graveThreshold
  return reasons.length > 0 ? thresholdWithRule : threshold
}

/**
 * A single sentence of several has to score so much more, because those beside it may change what it means. It needs
 * less where a rule finds something in it.
 */
export const moreWhenSingle = (hasRule: boolean): number => (hasRule ? 0.15 : 0.3)

const reasonOf: Readonly<Record<ToneKind, ToneReason>> = {
  aggressive: 'wholeHostile',
  upsetting: 'wholeHurtful',
  demeaning: 'wholeBelittling',
  concerning: 'wholeThreatening',
}

/** Returns the kind that the marks speak for most. */
export const kindOf = (gathered: Gathered, { kinds, step }: Weights): ToneKind => {
  const scored = kinds.map(({ kind, bias, weights }) => ({ kind, score: bias + step * sumOf(gathered, weights) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).kind
}

/** Returns what each word adds to the score. A mark is divided among the words it stands on. */
const sharesOf = ({ buckets, counts, from, to, words }: Gathered, { unkind }: Weights): Float64Array => {
  const shares = new Float64Array(words)
  for (let at = 0; at < buckets.length; at += 1) {
    const [first, last] = [from[at] ?? 0, to[at] ?? 0]
    const share = ((unkind[buckets[at] ?? 0] ?? 0) * (counts[at] ?? 0)) / Math.max(1, last - first)
    for (let word = first; word < last; word += 1) shares[word] = (shares[word] ?? 0) + share
  }
  return shares
}

type Span = { readonly from: number; readonly to: number; readonly sum: number }

/** Returns the words in a row, from `begin` to before `end`, that add most together. */
const heaviestIn = (shares: Float64Array, begin: number, end: number): Span => {
  let best: Span = { from: begin, to: end, sum: Number.NEGATIVE_INFINITY }
  let from = begin
  let sum = 0
  for (let at = begin; at < end; at += 1) {
    if (sum <= 0) [from, sum] = [at, 0]
    sum += shares[at] ?? 0
    if (sum > best.sum) best = { from, to: at + 1, sum }
  }
  return best
}

/** Words are shown with the rest of their clause, because a part of one seldom says why it hurts. */
const withClauses = ({ from, to }: Span, words: readonly Read[]): { from: number; to: number } => {
  const clauseAt = (at: number) => words[at]?.token.clause
  let [first, last] = [from, to]
  while (first > 0 && clauseAt(first - 1) === clauseAt(from)) first -= 1
  while (last < words.length && clauseAt(last) === clauseAt(to - 1)) last += 1
  return { from: first, to: last }
}

/** Returns the words that weigh most in a unit that is unkind as a whole. */
export const heaviestPassage = (
  sentences: readonly (readonly Read[])[],
  gathered: Gathered,
  weights: Weights,
): Passage => {
  const shares = sharesOf(gathered, weights)
  let begin = 0
  let best: Span = { from: 0, to: 0, sum: Number.NEGATIVE_INFINITY }
  for (const { length } of sentences) {
    const span = heaviestIn(shares, begin, begin + length)
    if (span.sum > best.sum) best = span
    begin += length
  }
  const words = sentences.flat()
  const { from, to } = withClauses(best, words)
  return {
    start: words[from]?.token.start ?? 0,
    end: words[to - 1]?.token.end ?? 0,
    reason: reasonOf[kindOf(gathered, weights)],
  }
}
