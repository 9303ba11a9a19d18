import type { ToneReason } from '#contract/tone/tone-codes.ts'
import type { Lexicon, Rules } from './lexicon/lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One step of a pattern. `set` is a number of the vocabulary. */
export type Element =
  | { readonly type: 'word'; readonly set: number; readonly mayMiss: boolean }
  | { readonly type: 'not'; readonly set: number }
  | { readonly type: 'gap'; readonly most: number }
  | { readonly type: 'begins' }
  | { readonly type: 'ends' }

export type Pattern = {
  /** The place among the patterns of its lexicon; of two that find the same words the first counts. */
  readonly place: number
  readonly reason: ToneReason
  readonly elements: readonly Element[]
  /** A sentence has to have a word of each of these. */
  readonly needed: readonly number[]
  readonly unless: number | null
}

const elementOf = (written: string, { classes }: Lexicon, vocabulary: Vocabulary): Element => {
  if (written === '^') return { type: 'begins' }
  if (written === '$') return { type: 'ends' }
  if (written.startsWith('~')) return { type: 'gap', most: Number(written.slice(1)) }
  if (written.startsWith('!')) return { type: 'not', set: vocabulary.idOf(written.slice(1), classes) }
  const mayMiss = written.endsWith('?')
  return { type: 'word', set: vocabulary.idOf(mayMiss ? written.slice(0, -1) : written, classes), mayMiss }
}

const patternOf = (line: string, rules: Rules, lexicon: Lexicon, vocabulary: Vocabulary): Omit<Pattern, 'place'> => {
  const elements = line.split(/\s+/).map((written) => elementOf(written, lexicon, vocabulary))
  return {
    reason: rules.reason,
    elements,
    needed: elements.flatMap((element) => (element.type === 'word' && !element.mayMiss ? [element.set] : [])),
    unless: rules.unless === undefined ? null : vocabulary.idOf(rules.unless, lexicon.classes),
  }
}

/** Compiles every pattern of a lexicon. */
export const patternsOf = (lexicon: Lexicon, vocabulary: Vocabulary): Pattern[] =>
  lexicon.rules
    .flatMap((rules) =>
      rules.patterns
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => patternOf(line, rules, lexicon, vocabulary)),
    )
    .map((pattern, place) => ({ ...pattern, place }))

/** Patterns by the rarest set that a sentence has to have for them. */
export type PatternIndex = ReadonlyMap<number, readonly Pattern[]>

/** Patterns that need no set stand under this number, which no set has. */
const always = -1

export const indexOf = (patterns: readonly Pattern[], vocabulary: Vocabulary): PatternIndex => {
  const rarest = ({ needed }: Pattern) =>
    needed.toSorted((one, other) => vocabulary.sizeOf(one) - vocabulary.sizeOf(other))[0] ?? always
  return Map.groupBy(patterns, rarest)
}

/** Returns the patterns that may be found among these sets, in their order. */
export const patternsAmong = (index: PatternIndex, present: ReadonlySet<number>): Pattern[] =>
  [always, ...present]
    .flatMap((set) => index.get(set) ?? [])
    .filter(({ needed }) => needed.every((set) => present.has(set)))
    .sort((one, other) => one.place - other.place)
