import { setImmediate } from 'node:timers/promises'
import { equalBytes } from '#domain/record/log/hashing.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import type { Tx } from '../db/tenancy.ts'
import type { Contradiction } from './contradictions.ts'
import { bytesOf } from './hashes.ts'
import { readEntriesUpTo, readStreamEnds, type StreamEnd } from './log-store.ts'
import { emptyStream, grow, type StreamState } from './stream-state.ts'

/** At most this many entries are in memory at once. */
const atOnce = 2_000

const headsOf = async (tx: Tx, streamId: string): Promise<TreeHead[]> => {
  const rows = await tx
    .selectFrom('log_stream_head')
    .select(['size', 'root'])
    .where('stream_id', '=', streamId)
    .orderBy('size')
    .execute()
  return rows.map(({ size, root }) => ({ size, root: bytesOf(root) }))
}

/** Lists the sizes at which a walk stops: each signed head, and a batch's end in between. */
const stopsOf = (heads: readonly TreeHead[], end: number): number[] => {
  const stops: number[] = []
  for (const size of [...heads.map((head) => head.size), end].filter((stop) => stop <= end)) {
    const before = stops.at(-1) ?? 0
    for (let stop = before + atOnce; stop < size; stop += atOnce) stops.push(stop)
    if (size > before) stops.push(size)
  }
  return stops
}

/** Walks one stream from its first entry and compares it with each of its signed heads. Null where all hold. */
const recountStream = async (
  tx: Tx,
  { familyId, streamId, seq: end, hash }: StreamEnd,
): Promise<Contradiction | null> => {
  const heads = await headsOf(tx, streamId)
  const bySize = new Map(heads.map(({ size, root }) => [size, root]))
  let state: StreamState = emptyStream(streamId, familyId)
  for (const stop of stopsOf(heads, end)) {
    const entries = await readEntriesUpTo(tx, { familyId, streamId, after: state.edge.size, upTo: stop })
    const growth = grow(state, entries)
    if ('why' in growth) return { familyId, streamId, ...growth }
    state = growth.grown
    if (state.edge.size !== stop) return { familyId, streamId, seq: state.edge.size + 1, why: 'streamShortened' }
    const signed = bySize.get(stop)
    if (signed && !equalBytes(signed, state.root)) return { familyId, streamId, seq: stop, why: 'streamRewritten' }
    await setImmediate()
  }
  const last = heads.at(-1)
  if (last && last.size > end) return { familyId, streamId, seq: end + 1, why: 'streamShortened' }
  return equalBytes(state.chainHash, hash) ? null : { familyId, streamId, seq: end, why: 'streamRewritten' }
}

/** The ends of chains, and streams that were signed and are no longer there. */
const streamsToCount = async (tx: Tx) => {
  const ends = await readStreamEnds(tx)
  const signed = await tx.selectFrom('log_stream').select(['stream_id', 'family_id']).execute()
  const present = new Set(ends.map(({ streamId }) => streamId))
  return { ends, missing: signed.filter(({ stream_id }) => !present.has(stream_id)) }
}

/**
 * Counts every stream again from its first payload to its end, and compares it with all heads that were ever signed of
 * it. It pauses between batches, so that a server goes on serving.
 */
export const recountStreams = async (tx: Tx, familyId?: string): Promise<Contradiction[]> => {
  const { ends, missing } = await streamsToCount(tx)
  const isAsked = (family: string) => familyId === undefined || family === familyId
  const found: Contradiction[] = missing
    .filter(({ family_id }) => isAsked(family_id))
    .map(({ family_id, stream_id }) => ({ familyId: family_id, streamId: stream_id, why: 'streamMissing' }))
  for (const end of ends) {
    const wrong = isAsked(end.familyId) && (await recountStream(tx, end))
    if (wrong) found.push(wrong)
  }
  return found
}
