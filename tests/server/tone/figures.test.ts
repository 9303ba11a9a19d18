import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { checkTone } from '#server/tone/check-tone.ts'

const list = z.array(z.object({ text: z.string() }))
const read = (name: string): string[] =>
  list.parse(JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), 'utf8'))).map(({ text }) => text)

/** Returns the share of sentences in which something is pointed out. */
const shareFound = (name: string, language: 'en' | 'es'): number => {
  const sentences = read(name)
  return sentences.filter((text) => checkTone(text, language).length > 0).length / sentences.length
}

/** The weights were learned from these, so they say how well the engine keeps what it was told, and nothing more. */
const known = ['first', 'second', 'third', 'fourth', 'practice', 'fifth'].flatMap((list) => [
  { list, language: 'en' as const },
  { list, language: 'es' as const },
])

test.each(known)('of the $list list in $language nearly everything is told apart', ({ list, language }) => {
  expect(shareFound(`ordinary.${language}.${list}`, language)).toBeLessThanOrEqual(0.015)
  expect(shareFound(`unkind.${language}.${list}`, language)).toBeGreaterThanOrEqual(0.97)
})
