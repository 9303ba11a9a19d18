import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'

const topics = [
  'health',
  'school',
  'handover',
  'money',
  'schedule',
  'thanks',
  'sorrow',
  'disagreement',
  'child',
  'everyday',
] as const
const kinds = ['aggressive', 'demeaning', 'upsetting', 'concerning'] as const

const text = z.string()
const lists = {
  ordinary: z.array(z.strictObject({ text, topic: z.enum(topics) })),
  unkind: z.array(z.strictObject({ text, kind: z.enum(kinds) })),
}
const texts = z.array(z.object({ text }))
const languages = ['en', 'es'] as const
const halves = ['first', 'second'] as const
/** The ordinary sentences of the eighth list are everyday messages of these, a third each. */
const everydayTopics = new Set<string>(['health', 'school', 'handover'])
/** These are of the same form, by writers who had not read the engine either. */
const later = ['fifth', 'sixth', 'seventh', 'eighth'] as const
/** These were written by whoever changed the engine. */
const practised = ['practice', 'third', 'fourth'] as const

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
const words = (sentence: string) => sentence.trim().split(/\s+/).length

const files = languages.flatMap((language) => [...halves, ...later].map((half) => ({ language, half })))

test.each(files)(
  'the $half half in $language has 150 ordinary sentences of each of its topics',
  ({ language, half }) => {
    const ordinary = lists.ordinary.parse(read(`ordinary.${language}.${half}`))
    expect(ordinary).toHaveLength(150)
    expect(new Set(ordinary.map(({ topic }) => topic))).toEqual(half === 'eighth' ? everydayTopics : new Set(topics))
  },
)

test.each(files)('the $half half in $language has 25 unkind sentences of each kind', ({ language, half }) => {
  const unkind = lists.unkind.parse(read(`unkind.${language}.${half}`))
  for (const kind of kinds) expect(unkind.filter((sentence) => sentence.kind === kind)).toHaveLength(25)
})

test.each(languages)('the third and the fourth list in %s are equally long and of every topic and kind', (language) => {
  const parsed = (['third', 'fourth'] as const).map((name) => ({
    ordinary: lists.ordinary.parse(read(`ordinary.${language}.${name}`)),
    unkind: lists.unkind.parse(read(`unkind.${language}.${name}`)),
  }))
  for (const { ordinary, unkind } of parsed) {
    expect(new Set(ordinary.map(({ topic }) => topic))).toEqual(new Set(topics))
    expect(new Set(unkind.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(Math.abs(ordinary.length - (parsed[0]?.ordinary.length ?? 0))).toBeLessThanOrEqual(topics.length)
    expect(Math.abs(unkind.length - (parsed[0]?.unkind.length ?? 0))).toBeLessThanOrEqual(kinds.length)
  }
})

test.each(languages)('no sentence in %s stands twice, and each has three to sixty words', (language) => {
  const all = [...halves, ...later, ...practised].flatMap((name) => [
    ...texts.parse(read(`ordinary.${language}.${name}`)),
    ...texts.parse(read(`unkind.${language}.${name}`)),
  ])
  const plain = all.map((sentence) => sentence.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))
  expect(plain.filter((sentence, at) => plain.indexOf(sentence) !== at)).toEqual([])
  expect(all.filter((sentence) => words(sentence.text) < 3 || words(sentence.text) > 60)).toEqual([])
})

const lines = (name: string) =>
  readFileSync(new URL(`../training/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

test.each(languages)(
  'each sentence for training in %s has a topic or a kind, and none stands in a list',
  (language) => {
    const judged = new Set(
      [...halves, ...later]
        .flatMap((half) => [
          ...texts.parse(read(`ordinary.${language}.${half}`)),
          ...texts.parse(read(`unkind.${language}.${half}`)),
        ])
        .map(({ text: judgedText }) => judgedText),
    )
    for (const writer of ['train', 'more', 'own']) {
      for (const [type, named] of [
        ['ordinary', topics],
        ['unkind', kinds],
      ] as const) {
        const all = lines(`${type}.${language}.${writer}`)
        expect(
          all.filter((line) => line.length !== 2 || !(named as readonly string[]).includes(line[0] ?? '')),
        ).toEqual([])
        expect(all.filter(([, sentence = '']) => judged.has(sentence))).toEqual([])
      }
    }
  },
)
