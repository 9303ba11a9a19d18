import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { checkTone } from '#server/tone/check-tone.ts'

const list = z.array(z.object({ text: z.string() }))
const read = (name: string): string[] =>
  list.parse(JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), 'utf8'))).map(({ text }) => text)

/** Returns the share of sentences in which something is pointed out. */
const shareFound = (name: string, language: 'en' | 'es'): number => {
  const texts = read(name)
  return texts.filter((text) => checkTone(text, language).length > 0).length / texts.length
}

test.each(['en', 'es'] as const)('at most 1%% of the ordinary sentences in %s are pointed out', (language) => {
  expect(shareFound(`ordinary.${language}.first`, language)).toBeLessThanOrEqual(0.01)
})

test.each(['en', 'es'] as const)('at least 80%% of the unkind sentences in %s are found', (language) => {
  expect(shareFound(`unkind.${language}.first`, language)).toBeGreaterThanOrEqual(0.8)
})
