import type { Read } from './match.ts'
import type { Passage } from './passage.ts'

type Sets = { readonly common: number; readonly second: number }

/** Fewer letters are an abbreviation. */
const fewest = 6

const lettersOf = (run: readonly Read[]): number => run.reduce((sum, { token }) => sum + token.end - token.start, 0)

/** Names and abbreviations are written in capitals too, but not next to words like `you` and `the`. */
const isShouting = (run: readonly Read[], { common, second }: Sets): boolean => {
  const has = (set: number) => run.some(({ sets }) => sets.has(set))
  if (lettersOf(run) < fewest) return false
  return run.length >= 3 ? has(common) : run.length === 2 && has(second)
}

const passageOf = (run: readonly Read[]): Passage => ({
  start: run[0]?.token.start ?? 0,
  end: run.at(-1)?.token.end ?? 0,
  reason: 'shouting',
})

/** Returns the runs of words in capitals that are shouted. */
export const shoutedIn = (words: readonly Read[], sets: Sets): Passage[] => {
  const runs: Read[][] = [[]]
  for (const word of words) {
    if (word.token.isCapitals && !word.token.isQuoted) runs.at(-1)?.push(word)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs.filter((run) => isShouting(run, sets)).map(passageOf)
}
