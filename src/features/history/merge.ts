import type { HistoryLineDto } from '#contract/history/history.ts'

export type Merged = {
  readonly lines: readonly HistoryLineDto[]
  /** Counts the lines that came since the pages were read. */
  readonly arrived: number
  /** More lines came than the newest page holds, so the pages must be read again to fill the gap. */
  readonly gap: boolean
}

const newestFirst = (a: HistoryLineDto, b: HistoryLineDto): number =>
  a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1

/** Merges the pages as they were read with the newest page as it is now, which also replaces lines that changed. */
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
