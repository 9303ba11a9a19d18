import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type KeptWeights, weightsFile } from '#server/tone/learned/weights.ts'
import { madeFrom } from '../../../scripts/tone/made-from.ts'

/** The oracles learn them again. */
test.each(['en', 'es'] as const)(
  'the weights in %s are made from the sentences and the engine of today',
  (language) => {
    const kept: KeptWeights = JSON.parse(readFileSync(weightsFile(language), 'utf8'))
    expect(kept.madeFrom, 'npm run tone -- train makes them').toBe(madeFrom(language))
  },
)
