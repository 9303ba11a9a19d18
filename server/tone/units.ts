import type { Engine } from './engine.ts'
import type { Language } from './language.ts'
import type { Unit } from './learned/marks.ts'
import type { Read } from './match.ts'
import type { Passage } from './passage.ts'

/** A sentence with what the rules point out in it. `from` and `to` are its place in the text, with its last mark. */
export type CheckedSentence = {
  readonly words: readonly Read[]
  readonly engine: Engine
  readonly language: Language
  readonly passages: readonly Passage[]
  readonly from: number
  readonly to: number
}

export type CheckedUnit = Unit & {
  readonly language: Language
  readonly checked: readonly [CheckedSentence, ...CheckedSentence[]]
}

/** Sentences belong together up to this many words, as long as a message for which the weights were learned. */
const mostWords = 40

const unitOf = (text: string, [first, ...others]: readonly CheckedSentence[]): CheckedUnit[] => {
  if (!first) return []
  const checked = [first, ...others] as const
  return [
    {
      checked,
      language: first.language,
      sentences: checked.map(({ words }) => words),
      text: text.slice(first.from, checked.at(-1)?.to),
      reasons: checked.flatMap(({ passages }) => passages.map(({ reason }) => reason)),
    },
  ]
}

const wordsIn = (sentences: readonly CheckedSentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0)

/** Joins sentences that follow each other in one language. */
export const unitsOf = (text: string, sentences: readonly CheckedSentence[]): CheckedUnit[] => {
  const units: CheckedUnit[] = []
  let open: CheckedSentence[] = []
  for (const sentence of sentences) {
    const isFull = wordsIn(open) + sentence.words.length > mostWords
    if (open.length > 0 && (isFull || open[0]?.language !== sentence.language)) {
      units.push(...unitOf(text, open))
      open = []
    }
    open.push(sentence)
  }
  return [...units, ...unitOf(text, open)]
}

/** Returns the sentences of a unit one by one; none when it has only one. */
export const partsOf = (text: string, { checked }: CheckedUnit): CheckedUnit[] =>
  checked.length > 1 ? checked.flatMap((sentence) => unitOf(text, [sentence])) : []
