import type { Language } from './language.ts'
import { Gatherer } from './learned/gather.ts'
import { heaviestPassage, moreWhenSingle, scoreOf, thresholdFor } from './learned/judge.ts'
import { buckets, weightsOf } from './learned/weights.ts'
import { withoutOverlaps } from './overlaps.ts'
import type { Passage } from './passage.ts'
import { readUnits } from './reading.ts'
import { type CheckedUnit, partsOf } from './units.ts'

/** A rule says more than the words that weigh most, so those are named only where no rule speaks. */
const passagesIn = (unit: CheckedUnit, gatherer: Gatherer, isSingle: boolean): Passage[] => {
  const weights = weightsOf(unit.language)
  const gathered = gatherer.gather(unit, unit.checked[0].engine.knownOf)
  const byRule = unit.checked.flatMap(({ passages }) => passages)
  const more = isSingle ? moreWhenSingle(byRule.length > 0) : 0
  if (scoreOf(gathered, weights) < thresholdFor(unit.reasons, weights) + more) return []
  return byRule.length > 0 ? byRule : [heaviestPassage(unit.sentences, gathered, weights)]
}

/** One unkind sentence among ordinary ones is found by itself, and several that are unkind only together as a whole. */
const passagesOf = (text: string, unit: CheckedUnit, gatherer: Gatherer): Passage[] => {
  const single = partsOf(text, unit).flatMap((part) => passagesIn(part, gatherer, true))
  return single.length > 0 ? single : passagesIn(unit, gatherer, false)
}

/**
 * Points out the unkind passages of a message in English and Spanish, in their order and without overlaps. It knows
 * nothing but the text and keeps nothing of it. `assumed` is the language of sentences that could be either.
 */
export const checkTone = (text: string, assumed: Language): Passage[] => {
  const gatherer = new Gatherer(buckets)
  return withoutOverlaps(readUnits(text, assumed).flatMap((unit) => passagesOf(text, unit, gatherer)))
}
