import type { Compared } from './compare-proofs.ts'
import type { ComparedStream, Pair } from './compare-streams.ts'

/** Entries of a stream that the earlier file shows, and of which the later one says that they were lost in a restore. */
export type Lost = { readonly stream: string; readonly from: number; readonly to: number }

/** Returns how much of each stream was kept in every recovery between the logs of the two files. */
const keptBetween = ([earlier, later]: Pair<Compared>): ReadonlyMap<string, number> => {
  const begin = later.recoveries.findIndex(({ previous }) => previous?.origin === earlier.checkpoint?.origin)
  const kept = new Map<string, number>()
  if (begin < 0 || earlier.checkpoint === null) return kept
  for (const { id, kept: head } of later.recoveries.slice(begin).flatMap(({ streams }) => streams))
    kept.set(id, Math.min(head.size, kept.get(id) ?? head.size))
  return kept
}

const endOf = ({ head, entries }: ComparedStream): number => Math.max(head?.size ?? 0, entries.at(-1)?.seq ?? 0)

const upTo = (stream: ComparedStream, size: number): ComparedStream => ({
  ...stream,
  head: stream.head && stream.head.size <= size ? stream.head : null,
  entries: stream.entries.filter(({ seq }) => seq <= size),
})

/**
 * Leaves out of the earlier file what the later one says was lost. It is named instead: a restore explains that entries
 * are gone, and does not make the files equal.
 */
export const withoutLost = (
  pair: Pair<Compared>,
): { readonly pair: Pair<Compared>; readonly lost: readonly Lost[] } => {
  const [earlier, later] = pair
  const kept = keptBetween(pair)
  const lost: Lost[] = []
  const streams = earlier.streams.map((stream) => {
    const size = kept.get(stream.id)
    if (size === undefined || endOf(stream) <= size) return stream
    lost.push({ stream: stream.id, from: size + 1, to: endOf(stream) })
    return upTo(stream, size)
  })
  return lost.length === 0 ? { pair, lost } : { pair: [{ ...earlier, streams }, later], lost }
}
