import { equalBytes } from '#domain/record/log/trees/hashing.ts'
import type { Tx } from '../db/tenancy.ts'
import { readEntriesAfter, readStreamEnds, type StreamEnd } from './log-store.ts'
import type { Contradiction } from './recount/contradictions.ts'
import { emptyStream, grow, type StreamState } from './stream-state.ts'

export type GrownStreams = {
  /** Every stream with the head to be signed now. */
  readonly streams: ReadonlyMap<string, StreamState>
  readonly grown: readonly StreamState[]
  readonly found: readonly Contradiction[]
}

const idsOf = ({ familyId, streamId }: StreamState) => ({ familyId, streamId })

/** Says how the end of a chain contradicts what was signed of it; null where it does not. */
const endAgainst = (signed: StreamState, end: StreamEnd): Contradiction | null => {
  const { size } = signed.edge
  if (end.seq < size) return { ...idsOf(signed), seq: end.seq + 1, why: 'streamShortened' }
  const same = end.seq > size || equalBytes(end.hash, signed.chainHash)
  return same ? null : { ...idsOf(signed), seq: size, why: 'streamRewritten' }
}

const changedSince = (signed: ReadonlyMap<string, StreamState>, ends: readonly StreamEnd[]) => {
  const found: Contradiction[] = []
  const changed: { state: StreamState; end: StreamEnd }[] = []
  for (const end of ends) {
    const known = signed.get(end.streamId)
    const wrong = known && endAgainst(known, end)
    if (wrong) found.push(wrong)
    else if (end.seq > (known?.edge.size ?? 0))
      changed.push({ state: known ?? emptyStream(end.streamId, end.familyId), end })
  }
  const present = new Set(ends.map(({ streamId }) => streamId))
  for (const state of signed.values())
    if (!present.has(state.streamId)) found.push({ ...idsOf(state), why: 'streamMissing' })
  return { changed, found }
}

/** At most this many streams are read at once. */
const atOnce = 1_000

/**
 * Appends what was written since the last signature to the trees of its streams. A stream that contradicts what was
 * signed keeps its head; all others go on.
 */
export const growStreams = async (tx: Tx, signed: ReadonlyMap<string, StreamState>): Promise<GrownStreams> => {
  const { changed, found } = changedSince(signed, await readStreamEnds(tx))
  const streams = new Map(signed)
  const grown: StreamState[] = []
  for (let from = 0; from < changed.length; from += atOnce) {
    const some = changed.slice(from, from + atOnce)
    const asked = some.map(({ state }) => ({ ...idsOf(state), after: state.edge.size }))
    const entries = await readEntriesAfter(tx, asked)
    for (const { state, end } of some) {
      const own = entries.get(state.streamId) ?? []
      // Entries that were committed since the ends were read wait for the next leaf.
      const growth = grow(state, own.slice(0, end.seq - state.edge.size))
      if ('why' in growth) found.push({ ...idsOf(state), ...growth })
      else if (!equalBytes(growth.grown.chainHash, end.hash))
        found.push({ ...idsOf(state), seq: end.seq, why: 'streamShortened' })
      else {
        grown.push(growth.grown)
        streams.set(state.streamId, growth.grown)
      }
    }
  }
  return { streams, grown, found }
}
