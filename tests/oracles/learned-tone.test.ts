import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type KeptWeights, weightsFile } from '#server/tone/learned/weights.ts'
import { keptWeights } from '../../scripts/tone/kept.ts'
import { learnUnkind, type Marked, marked } from '../../scripts/tone/learn.ts'
import { sentencesIn } from '../../scripts/tone/sentences.ts'
import { figuresOf, scoredWith } from '../../scripts/tone/thresholds.ts'

/** Counts what weights find in sentences by another writer that they were not learned from: the lists first and second. */
const unseen = { en: { flagged: 5, found: 165 }, es: { flagged: 5, found: 145 } } as const

describe.each(['en', 'es'] as const)('what is learned in %s', (language) => {
  let sentences: readonly Marked[]
  let kept: KeptWeights
  beforeAll(() => {
    sentences = marked(sentencesIn(language), language).filter(({ units }) => units.length > 0)
    kept = JSON.parse(readFileSync(weightsFile(language), 'utf8'))
  })

  test('the weights that are kept are learned again from the same sentences', () => {
    const { unkind, kinds } = keptWeights(language, sentences, kept)
    expect(unkind === kept.unkind).toBe(true)
    expect(kinds.upsetting.weights === kept.kinds.upsetting.weights).toBe(true)
  })

  test('without the lists of one writer, that writer is judged this well', () => {
    const isKept = ({ source }: Marked) => source !== 'first' && source !== 'second'
    const learned = learnUnkind(sentences.filter(isKept))
    const { flagged, found } = figuresOf(
      scoredWith(
        learned,
        sentences.filter((one) => !isKept(one)),
      ),
      kept,
    )
    expect(flagged).toBeLessThanOrEqual(unseen[language].flagged)
    expect(found).toBeGreaterThanOrEqual(unseen[language].found)
  })
})
