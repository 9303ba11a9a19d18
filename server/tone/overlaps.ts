import type { Passage } from './passage.ts'

/** Returns passages in their order; of those that overlap the first remains, and of those that begin together the longest. */
export const withoutOverlaps = (passages: readonly Passage[]): Passage[] => {
  const ordered = passages.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: Passage[] = []
  for (const passage of ordered) {
    const last = kept.at(-1)
    if (last && passage.start < last.end) continue
    kept.push(passage)
  }
  return kept
}
