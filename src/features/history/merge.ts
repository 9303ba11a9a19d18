import type { HistoryLineDto } from '#contract/history/history.ts'

export type Merged = {
  readonly lines: readonly HistoryLineDto[]
  /** How many came since the pages were read. */
  readonly arrived: number
  /** More came than the newest page holds: what is between is not known, and the pages must be read again. */
  readonly gap: boolean
}

const newestFirst = (a: HistoryLineDto, b: HistoryLineDto): number =>
  a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1

/** The pages as they were read with the newest one as it is now: a line it tells anew is told as it tells it. */
export function merge(newest: readonly HistoryLineDto[], pages: readonly HistoryLineDto[]): Merged {
  const known = new Set(pages.map(({ id }) => id))
  const now = new Map(newest.map((line) => [line.id, line]))
  const fresh = newest.filter(({ id }) => !known.has(id))
  const lines = [...fresh, ...pages.map((line) => now.get(line.id) ?? line)]
  return {
    lines: fresh.length > 0 ? lines.sort(newestFirst) : lines,
    arrived: fresh.length,
    gap: pages.length > 0 && newest.length > 0 && fresh.length === newest.length,
  }
}
