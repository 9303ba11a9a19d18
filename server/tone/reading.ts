import { shoutedIn } from './capitals.ts'
import { isMeant, isSaidTo } from './context.ts'
import { type Engine, engineOf } from './engine.ts'
import { type Language, languageOf } from './language.ts'
import { english } from './lexicon/en/english.ts'
import { spanish } from './lexicon/es/spanish.ts'
import { type Match, matchesIn, type Read, setsAmong } from './match.ts'
import type { Passage } from './passage.ts'
import { sentencesOf } from './tokens.ts'
import { type CheckedSentence, type CheckedUnit, unitsOf } from './units.ts'
import { wordSet } from './vocabulary.ts'

const engines: Readonly<Record<Language, Engine>> = { en: engineOf(english), es: engineOf(spanish) }
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet({}, english.common).exact,
  es: wordSet({}, spanish.common).exact,
}

const passageOf = (words: readonly Read[], { from, to, pattern }: Match): Passage => ({
  start: words[from]?.token.start ?? 0,
  end: words[to - 1]?.token.end ?? 0,
  reason: pattern.reason,
})

/** An obscene word that is quoted, or spoken about as a word, is not said to anybody. */
const obsceneIn = (words: readonly Read[], { isObscene, sets }: Engine): Passage[] =>
  words.some((word) => word.sets.has(sets.mentioned))
    ? []
    : words.flatMap(({ token }) =>
        isObscene(token.word) && !token.isQuoted
          ? [{ start: token.start, end: token.end, reason: 'obscene' as const }]
          : [],
      )

type ReadSentence = {
  readonly words: readonly Read[]
  /** The sets that its words are in. */
  readonly present: ReadonlySet<number>
  readonly engine: Engine
  readonly language: Language
}

/** A sentence is understood by those beside it, where they are of the same language. */
const passagesIn = (
  { words, present, engine }: ReadSentence,
  beside: readonly (ReadSentence | undefined)[],
): Passage[] => {
  const { patterns, sets } = engine
  const near = beside.flatMap((other) => (other?.engine === engine ? [other.present] : []))
  const around = { has: (set: number) => present.has(set) || near.some((other) => other.has(set)) }
  const found = matchesIn(words, patterns, sets.negators, { present, around })
  return [
    ...found
      .filter((match) => isSaidTo(words, match, { around, sets }) && isMeant(words, match, sets))
      .map((match) => passageOf(words, match)),
    ...obsceneIn(words, engine),
    ...shoutedIn(words, sets),
  ]
}

/**
 * Divides a text into units of sentences in one language, with what the rules point out in each. `assumed` is the
 * language of sentences that could be either.
 */
export const readUnits = (text: string, assumed: Language): CheckedUnit[] => {
  let language = assumed
  const sentences = sentencesOf(text).map((sentence): ReadSentence => {
    language = languageOf(sentence, common, language)
    const engine = engines[language]
    const words = engine.read(sentence)
    return { words, present: setsAmong(words), engine, language }
  })
  const startOf = (sentence: ReadSentence | undefined) => sentence?.words[0]?.token.start
  const checked = sentences.map(
    (sentence, at): CheckedSentence => ({
      ...sentence,
      passages: passagesIn(sentence, [sentences[at - 1], sentences[at + 1]]),
      from: startOf(sentence) ?? 0,
      to: startOf(sentences[at + 1]) ?? text.length,
    }),
  )
  return unitsOf(text, checked)
}
