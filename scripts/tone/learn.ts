import { type ToneKind, type ToneReason, toneKinds } from '#contract/tone/tone-codes.ts'
import type { Language } from '#server/tone/language.ts'
import { type Gathered, Gatherer } from '#server/tone/learned/gather.ts'
import { buckets, kindBuckets } from '#server/tone/learned/weights.ts'
import { readUnits } from '#server/tone/reading.ts'
import { type CheckedUnit, partsOf } from '#server/tone/units.ts'
import { constant, fitLinear, type Row } from './fit.ts'
import { type Labelled, tunedOn } from './sentences.ts'

type MarkedUnit = { readonly gathered: Gathered; readonly reasons: readonly ToneReason[] }
/** A message with the marks of each of its units, and of the single sentences of those that have several. */
export type Marked = Labelled & { readonly units: readonly MarkedUnit[]; readonly parts: readonly MarkedUnit[] }

/** How much an error costs: less makes the weights smaller. */
const cost = { unkind: 1, kind: 1 }
/** A mark that stands in one sentence alone is not learned. */
const fewest = 1
/** How far a mark that the two sides share is held back. */
const sharpness = 0.5

const withoutRules = (unit: CheckedUnit): CheckedUnit => ({ ...unit, reasons: [] })

/** Reads every sentence as the engine does. */
export const marked = (sentences: readonly Labelled[], language: Language): Marked[] => {
  const gatherer = new Gatherer(buckets)
  return sentences.map((sentence) => {
    const markedUnit = (unit: CheckedUnit): MarkedUnit => {
      const read = tunedOn.has(sentence.source) ? withoutRules(unit) : unit
      const gathered = gatherer.gather(read, unit.checked[0].engine.knownOf)
      return {
        gathered: { ...gathered, buckets: gathered.buckets.slice(), counts: gathered.counts.slice() },
        reasons: unit.reasons,
      }
    }
    const units = readUnits(sentence.text, language).filter((unit) => unit.language === language)
    const parts = units.flatMap((unit) => partsOf(sentence.text, unit))
    return { ...sentence, units: units.map(markedUnit), parts: parts.map(markedUnit) }
  })
}

/** An ordinary message has none but ordinary sentences; which one of an unkind message is unkind is not known. */
const learnedUnits = ({ isUnkind, units, parts }: Marked): readonly MarkedUnit[] =>
  isUnkind ? units : [...units, ...parts]

/** Returns how much each mark counts: one that the two sides share counts less, a rare one nothing. */
const sharpnessOf = (sentences: readonly Marked[], isIn: (one: Marked) => boolean, size: number): Float64Array => {
  const seen = [new Float64Array(size), new Float64Array(size)]
  const total = [0, 0]
  for (const sentence of sentences) {
    const side = isIn(sentence) ? 1 : 0
    total[side] = (total[side] ?? 0) + 1
    for (const { gathered } of sentence.units)
      for (const bucket of gathered.buckets) {
        const place = bucket & (size - 1)
        const counted = seen[side]
        if (counted) counted[place] = (counted[place] ?? 0) + 1
      }
  }
  const [others = 0, own = 0] = total
  return Float64Array.from({ length: size }, (_, place) => {
    const [other = 0, mine = 0] = [seen[0]?.[place], seen[1]?.[place]]
    if (other + mine < fewest) return 0
    const ratio = Math.log((mine + 0.5) / (own + 1) / ((other + 0.5) / (others + 1)))
    return (Math.abs(ratio) + 0.1) ** sharpness
  })
}

const rowOf = ({ buckets: all, counts }: Gathered, sharp: Float64Array, isIn: boolean, weight: number): Row => {
  const at: number[] = []
  const values: number[] = []
  for (const [mark, bucket] of all.entries()) {
    const place = bucket & (sharp.length - 1)
    const value = (counts[mark] ?? 0) * (sharp[place] ?? 0)
    if (value === 0) continue
    at.push(place)
    values.push(value)
  }
  return { at: Int32Array.from(at), counts: Float64Array.from(values), isIn, cost: weight }
}

export type Learned = { readonly bias: number; readonly weights: Float64Array }

const learnedFrom = (
  sentences: readonly Marked[],
  isIn: (one: Marked) => boolean,
  size: number,
  weight: number,
): Learned => {
  const sharp = sharpnessOf(sentences, isIn, size)
  const rows = sentences.flatMap((one) =>
    learnedUnits(one).map(({ gathered }) => rowOf(gathered, sharp, isIn(one), weight)),
  )
  const fitted = fitLinear(rows, size)
  return { bias: (fitted[size] ?? 0) * constant, weights: sharp.map((value, place) => value * (fitted[place] ?? 0)) }
}

export const learnUnkind = (sentences: readonly Marked[]): Learned =>
  learnedFrom(sentences, (one) => one.isUnkind, buckets, cost.unkind)

/** Learns each kind against the three others. */
export const learnKinds = (sentences: readonly Marked[]): { readonly kind: ToneKind; readonly learned: Learned }[] => {
  const known = sentences.filter((one) => one.kind !== null)
  return toneKinds.map((kind) => ({
    kind,
    learned: learnedFrom(known, (one) => one.kind === kind, kindBuckets, cost.kind),
  }))
}

export const scoreWith = ({ bias, weights }: Learned, { buckets: all, counts }: Gathered): number => {
  let sum = bias
  for (const [mark, bucket] of all.entries()) sum += (weights[bucket & (weights.length - 1)] ?? 0) * (counts[mark] ?? 0)
  return sum
}
