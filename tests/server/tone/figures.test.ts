import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { checkTone } from '#server/tone/check-tone.ts'

const list = z.array(z.object({ text: z.string() }))
const read = (name: string): string[] =>
  list.parse(JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), 'utf8'))).map(({ text }) => text)

type Language = 'en' | 'es'

const countFound = (name: string, language: Language): number =>
  read(name).filter((text) => checkTone(text, language).length > 0).length

/** Returns the share of sentences in which something is pointed out. */
const shareFound = (name: string, language: Language): number => countFound(name, language) / read(name).length

/** The weights were learned from these, so they say how well the engine keeps what it was told, and nothing more. */
const known = ['first', 'second', 'third', 'fourth', 'practice', 'fifth', 'sixth'].flatMap((list) => [
  { list, language: 'en' as const },
  { list, language: 'es' as const },
])

test.each(known)('of the $list list in $language nearly everything is told apart', ({ list, language }) => {
  expect(shareFound(`ordinary.${language}.${list}`, language)).toBeLessThanOrEqual(0.015)
  expect(shareFound(`unkind.${language}.${list}`, language)).toBeGreaterThanOrEqual(0.97)
})

/** Nobody who changed the engine read these, and nothing was learned from them. They say how well it reads what is new. */
const unseen = [
  { list: 'seventh', language: 'en', flagged: 5, found: 91 },
  { list: 'seventh', language: 'es', flagged: 5, found: 83 },
  { list: 'eighth', language: 'en', flagged: 0, found: 88 },
  { list: 'eighth', language: 'es', flagged: 1, found: 81 },
] as const

test.each(unseen)(
  'of the $list list in $language, which is new to it, this much is found',
  ({ list, language, ...counts }) => {
    expect(countFound(`ordinary.${language}.${list}`, language)).toBeLessThanOrEqual(counts.flagged)
    expect(countFound(`unkind.${language}.${list}`, language)).toBeGreaterThanOrEqual(counts.found)
  },
)
