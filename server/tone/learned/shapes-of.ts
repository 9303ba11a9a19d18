const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['question', /\?/u],
  ['ends as a question', /\?\s*$/u],
  ['exclamation', /!/u],
  ['several marks', /!!|\?\?/u],
  ['dots', /\.\.\.|…/u],
  ['digit', /\d/u],
  ['time', /\d\s*(?::|am|pm|h)/iu],
  ['dollars', /\$/u],
  ['quotation', /["“”«»]/u],
  ['capitals', /\b\p{Lu}{3,}\b/u],
  ['comma', /,/u],
  ['begins small', /^\p{Ll}/u],
  ['no full stop', /[^.!?…\s]\s*$/u],
  ['name', /(?<=\S )\p{Lu}\p{Ll}+/u],
  ['smile', /\p{Extended_Pictographic}|:\)|jaja|haha|lol/u],
]

const longestLength = 8
const mostSentences = 4

/** Returns what a text looks like before any word of it is read. */
export const shapesOf = (text: string, words: number, sentences: number): string[] => [
  ...shapes.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  `length ${Math.min(longestLength, Math.floor(words / 4))}`,
  `sentences ${Math.min(mostSentences, sentences)}`,
]
