import type { ContextSets } from './context.ts'
import { type KnownWord, knowing } from './learned/known-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Read } from './match.ts'
import { isMasked, obsceneWords } from './obscene.ts'
import { indexOf, type PatternIndex, patternsOf } from './pattern.ts'
import type { Token } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

/** One language, ready to read. */
export type Engine = {
  readonly patterns: PatternIndex
  readonly sets: ContextSets & { readonly common: number; readonly second: number; readonly mentioned: number }
  readonly isObscene: (word: string) => boolean
  readonly read: (sentence: readonly Token[]) => Read[]
  readonly knownOf: (read: Read) => KnownWord
}

/** A text repeats its words, so each is looked up once; a text of nothing but new words must not fill the memory. */
const mostRemembered = 20_000

export const engineOf = (lexicon: Lexicon): Engine => {
  const vocabulary = new Vocabulary()
  const named = (name: string): number => vocabulary.idOf(`@${name}`, lexicon.classes)
  const readAs = new Map(Object.entries(lexicon.readAs).map(([typed, meant]) => [typed, meant.split(' ')]))
  const patterns = indexOf(patternsOf(lexicon, vocabulary), vocabulary)
  const obscene = obsceneWords(lexicon.obscene)
  const remembered = new Map<string, ReadonlySet<number>>()
  const sets = {
    negators: named('negators'),
    copula: named('copula'),
    thinking: named('thinking'),
    reporting: named('reporting'),
    told: named('told'),
    self: named('self'),
    selfIs: named('selfIs'),
    apology: named('apology'),
    addressed: named('addressed'),
    spokenTo: named('spokenTo'),
    warm: named('warm'),
    common: vocabulary.idOf(lexicon.common, lexicon.classes),
    second: named('second'),
    mentioned: named('mentioned'),
  }
  const setsOf = (word: string): ReadonlySet<number> => {
    const known = remembered.get(word)
    if (known) return known
    const found = vocabulary.setsOf(word)
    if (remembered.size < mostRemembered && found.size > 0) remembered.set(word, found)
    return found
  }
  const numbered = (names: readonly string[]) => new Map(names.map((name) => [named(name), name]))
  const knownOf = knowing({
    classes: numbered(Object.keys(lexicon.classes)),
    senses: new Map(Object.entries(lexicon.senses).map(([name, list]) => [vocabulary.idOf(list, {}), name])),
    standIns: numbered(lexicon.standIns),
  })
  return {
    knownOf,
    patterns,
    sets,
    isObscene: (word) => obscene.has(word) || isMasked(word, lexicon.obscene.certain),
    read: (sentence) =>
      sentence.flatMap((token) =>
        (readAs.get(token.word) ?? [token.word]).map((word) => ({ token, word, sets: setsOf(word) })),
      ),
  }
}
