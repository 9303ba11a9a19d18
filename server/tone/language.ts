import type { Sentence } from './tokens.ts'

export type Language = 'en' | 'es'

/** Returns the language that more of the words belong to; the one that was assumed when neither has more. */
export const languageOf = (
  sentence: Sentence,
  common: Readonly<Record<Language, ReadonlySet<string>>>,
  assumed: Language,
): Language => {
  let lead = 0
  for (const { word } of sentence) lead += Number(common.en.has(word)) - Number(common.es.has(word))
  if (lead === 0) return assumed
  return lead > 0 ? 'en' : 'es'
}
