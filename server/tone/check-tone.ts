import { shoutedIn } from './capitals.ts'
import { isMeant, isSaidTo } from './context.ts'
import { type Engine, engineOf } from './engine.ts'
import { type Language, languageOf } from './language.ts'
import { english } from './lexicon/en/english.ts'
import { spanish } from './lexicon/es/spanish.ts'
import { type Match, matchesIn, type Read, setsAmong } from './match.ts'
import { withoutOverlaps } from './overlaps.ts'
import type { Passage } from './passage.ts'
import { sentencesOf } from './tokens.ts'
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

type ReadSentence = { readonly words: readonly Read[]; readonly engine: Engine }

/** A sentence is understood by those beside it, where they are of the same language. */
const passagesIn = ({ words, engine }: ReadSentence, beside: readonly (ReadSentence | undefined)[]): Passage[] => {
  const { patterns, sets } = engine
  const around = setsAmong([...beside.flatMap((other) => (other?.engine === engine ? other.words : [])), ...words])
  const found = matchesIn(words, patterns, { negators: sets.negators, around })
  return [
    ...found
      .filter((match) => isSaidTo(words, match, { around, sets }) && isMeant(words, match, sets))
      .map((match) => passageOf(words, match)),
    ...obsceneIn(words, engine),
    ...shoutedIn(words, sets),
  ]
}

/**
 * Points out the unkind passages of a message in English and Spanish, in their order and without overlaps. It knows
 * nothing but the text and keeps nothing of it. `assumed` is the language of sentences that could be either.
 */
export const checkTone = (text: string, assumed: Language): Passage[] => {
  let language = assumed
  const sentences = sentencesOf(text).map((sentence): ReadSentence => {
    language = languageOf(sentence, common, language)
    const engine = engines[language]
    return { words: engine.read(sentence), engine }
  })
  return withoutOverlaps(
    sentences.flatMap((sentence, at) => passagesIn(sentence, [sentences[at - 1], sentences[at + 1]])),
  )
}
