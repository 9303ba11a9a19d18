import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { checkTone } from '#server/tone/check-tone.ts'

const list = z.array(z.object({ text: z.string() }))
const read = (name: string): string[] =>
  list.parse(JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), 'utf8'))).map(({ text }) => text)

const countFound = (name: string, language: 'en' | 'es'): number =>
  read(name).filter((text) => checkTone(text, language).length > 0).length

/** Returns the share of sentences in which something is pointed out. */
const shareFound = (name: string, language: 'en' | 'es'): number => countFound(name, language) / read(name).length

test.each(['en', 'es'] as const)('at most 1%% of the ordinary sentences in %s are pointed out', (language) => {
  expect(shareFound(`ordinary.${language}.first`, language)).toBeLessThanOrEqual(0.01)
})

test.each(['en', 'es'] as const)('at least 80%% of the unkind sentences in %s are found', (language) => {
  expect(shareFound(`unkind.${language}.first`, language)).toBeGreaterThanOrEqual(0.8)
})

test.each(['en', 'es'] as const)('so it is with the sentences in %s that it was practised on', (language) => {
  expect(shareFound(`ordinary.${language}.practice`, language)).toBeLessThanOrEqual(0.011)
  expect(shareFound(`unkind.${language}.practice`, language)).toBeGreaterThanOrEqual(0.95)
})

/** Nobody who changed the engine read these. They miss its aims, so they state how well it reads what is new to it. */
const unseen = { en: { flagged: 3, found: 56 }, es: { flagged: 9, found: 56 } } as const

test.each(['en', 'es'] as const)('of the half that the engine in %s had not seen, this much is found', (language) => {
  expect(countFound(`ordinary.${language}.second`, language)).toBeLessThanOrEqual(unseen[language].flagged)
  expect(countFound(`unkind.${language}.second`, language)).toBeGreaterThanOrEqual(unseen[language].found)
})
