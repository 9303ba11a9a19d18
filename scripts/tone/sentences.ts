import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ToneKind, toneKinds } from '#contract/tone/tone-codes.ts'
import type { Language } from '#server/tone/language.ts'

/** One sentence of the corpus or of the training. `kind` is null when it is ordinary, or unkind of no stated kind. */
export type Labelled = {
  readonly text: string
  readonly isUnkind: boolean
  readonly kind: ToneKind | null
  readonly source: string
}

const folder = join(import.meta.dirname, '../../tests/server/tone')

/** The rules were made while looking at these, so what the rules find in them says nothing about the rules. */
export const tunedOn: ReadonlySet<string> = new Set(['first', 'practice', 'third', 'fourth'])

const lists = ['first', 'second', 'third', 'fourth', 'practice', 'fifth', 'sixth']
const types = ['ordinary', 'unkind'] as const
type Type = (typeof types)[number]

const kindOf = (name: string | undefined): ToneKind | null => toneKinds.find((kind) => kind === name) ?? null

/** Reads a list of the corpus: JSON with a text and its kind or topic. */
export const readList = (file: string, type: Type, source: string): Labelled[] =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ text, kind }: { text: string; kind?: string }) => ({
    text,
    isUnkind: type === 'unkind',
    kind: kindOf(kind),
    source,
  }))

/** Reads sentences for training: a kind or topic, a tab and the sentence on each line. */
const readLines = (file: string, type: Type, source: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [kind, text] = line.split('\t')
      return text ? [{ text, isUnkind: type === 'unkind', kind: kindOf(kind), source }] : []
    })

/** Returns every sentence of a language that may be learned from. */
export const sentencesIn = (language: Language): Labelled[] => {
  return types.flatMap((type) => [
    ...lists
      .map((list) => ({ list, file: join(folder, 'corpus', `${type}.${language}.${list}.json`) }))
      .filter(({ file }) => existsSync(file))
      .flatMap(({ list, file }) => readList(file, type, list)),
    ...['train', 'more', 'own'].flatMap((source) =>
      readLines(join(folder, 'training', `${type}.${language}.${source}.txt`), type, source),
    ),
  ])
}
