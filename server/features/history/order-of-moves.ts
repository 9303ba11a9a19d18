import type { HistoryEntryDto } from '#contract/history/item-history.ts'

type Placed = { readonly stream: string; readonly entry: HistoryEntryDto }

/** Says whether one entry came before another of the same instant: by their stream, or as an earlier move of the item. */
const precedes = (one: Placed, other: Placed): boolean => {
  if (one.stream === other.stream) return one.entry.seq < other.entry.seq
  const [version, later] = [one.entry.details.version, other.entry.details.version]
  const areMoves = typeof version === 'number' && typeof later === 'number'
  return areMoves && one.entry.entityId === other.entry.entityId && version < later
}

/** Takes the first that none of the others precedes. Entries that contradict each other keep their order. */
const ordered = (entries: readonly Placed[]): HistoryEntryDto[] => {
  const rest = [...entries]
  const taken: HistoryEntryDto[] = []
  while (rest.length > 0) {
    const free = rest.findIndex((one) => !rest.some((other) => precedes(other, one)))
    taken.push(...rest.splice(Math.max(free, 0), 1).map(({ entry }) => entry))
  }
  return taken
}

/**
 * Orders entries that are sorted by their instant and their number. The numbers of two streams say nothing about each other,
 * and what was written and shared at one instant stands in two; the versions of the item say which came first.
 */
export const inOrderOfMoves = (entries: readonly Placed[]): HistoryEntryDto[] =>
  [...Map.groupBy(entries, ({ entry }) => entry.at).values()].flatMap(ordered)
