import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { equalBytes } from '#domain/record/log/trees/hashing.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import { emptied } from '../db/emptied.ts'
import type { Tx } from '../db/tenancy.ts'
import { bytesOf } from './hashes.ts'
import { readEntriesUpTo, type StreamEnd } from './log-store.ts'
import type { Contradiction } from './recount/contradictions.ts'
import { emptyStream, grow, type StreamState } from './stream-state.ts'

/** No more entries than these are in memory at once. */
const atOnce = 500

/** Reads the signed heads of a stream, without those that a recovery says are lost. */
const headsOf = async (tx: Tx, streamId: string): Promise<TreeHead[]> => {
  const { rows } = await sql<{ size: number; root: Buffer }>`
    select h.size, h.root from log_stream_head h where h.stream_id = ${streamId}
      and not exists (select from log_recovered r
        where r.stream_id = h.stream_id and r.origin > h.origin and r.kept_size < h.size)
      order by h.size`.execute(tx)
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

/** A walk from a stream's first entry found this. */
export type Walk = {
  /** The stream up to its end, or up to where its chain breaks. */
  readonly state: StreamState
  /** The last signed head that the stream continues; empty when it continues none. */
  readonly kept: TreeHead
  /** The first contradiction; null where all signed heads hold. */
  readonly wrong: Contradiction | null
}

/** Grows a stream by some of its entries, at most up to where the chain breaks. */
const growTo = async (tx: Tx, state: StreamState, upTo: number) => {
  const { familyId, streamId, edge } = state
  const entries = await readEntriesUpTo(tx, { familyId, streamId, after: edge.size, upTo })
  const growth = grow(state, entries)
  if ('grown' in growth) {
    emptied(entries)
    const short = growth.grown.edge.size < upTo
    return {
      state: growth.grown,
      broken: short ? { seq: growth.grown.edge.size + 1, why: 'streamShortened' as const } : null,
    }
  }
  // The numbers of these entries were counted in place.
  const whole = grow({ ...state, numbers: null }, entries.slice(0, growth.seq - edge.size - 1))
  return { state: 'grown' in whole ? whole.grown : state, broken: growth }
}

/**
 * Walks one stream from its first entry and compares it with each of its signed heads. `later` are heads that the database
 * does not have.
 */
export const walkStream = async (
  tx: Tx,
  { familyId, streamId, seq: end, hash }: StreamEnd,
  later: readonly TreeHead[] = [],
): Promise<Walk> => {
  const heads = [...(await headsOf(tx, streamId)), ...later].sort((one, other) => one.size - other.size)
  const bySize = new Map(heads.map(({ size, root }) => [size, root]))
  let state = emptyStream(streamId, familyId)
  let kept: TreeHead = { size: 0, root: state.root }
  let wrong: Contradiction | null = null
  for (const stop of stopsOf(heads, end)) {
    const grown = await growTo(tx, state, stop)
    state = grown.state
    if (grown.broken) return { state, kept, wrong: wrong ?? { familyId, streamId, ...grown.broken } }
    const signed = bySize.get(stop)
    if (signed && !equalBytes(signed, state.root)) wrong ??= { familyId, streamId, seq: stop, why: 'streamRewritten' }
    else if (signed && !wrong) kept = { size: stop, root: state.root }
    await setImmediate()
  }
  if ((heads.at(-1)?.size ?? 0) > end) wrong ??= { familyId, streamId, seq: end + 1, why: 'streamShortened' }
  if (!equalBytes(state.chainHash, hash)) wrong ??= { familyId, streamId, seq: end, why: 'streamRewritten' }
  return { state, kept, wrong }
}
