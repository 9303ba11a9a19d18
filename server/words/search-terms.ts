/** One thing that is searched for. `not` excludes what has it; `exact` is a phrase as it is written. */
export type Term = {
  readonly text: string
  readonly exact: boolean
  readonly prefix: boolean
  readonly not: boolean
}

const shapes = /(-?)(?:"([^"]*)"?|([^\s"]+))/gu
/** The shortest word that is read as the beginning of another while it is being typed. */
const shortestBeginning = 3

/**
 * Reads what somebody typed: words that must all occur, "phrases", -exclusions and beginnings* of words. The last word
 * may be a beginning without saying so, because a search runs while it is typed.
 */
export const termsOf = (typed: string): Term[] => {
  const found = [...typed.matchAll(shapes)].map(([, minus = '', phrase, word = '']) => ({
    text: phrase ?? word.replace(/\*+$/, ''),
    exact: phrase !== undefined,
    prefix: phrase === undefined && word.endsWith('*'),
    not: minus === '-',
  }))
  const last = found.at(-1)
  if (last && !last.exact && !last.not && last.text.length >= shortestBeginning) last.prefix = true
  return found
}
