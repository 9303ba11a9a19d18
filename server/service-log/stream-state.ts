import { hash } from 'node:crypto'
import { fromHex } from '#domain/record/bytes.ts'
import { type BreakReason, type ChainEntry, genesisOf } from '#domain/record/chain.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import { emptyEdge, type RightEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { firstBreakAfter } from '../history/chain.ts'
import { appendLeaves } from './append-leaves.ts'
import { hashed } from './hashes.ts'

/** A stream as it was last signed: its tree's right edge and root, and the hash at the end of its chain. */
export type StreamState = {
  readonly streamId: string
  readonly familyId: string
  /** It leads to the stream's place in the map. */
  readonly path: Bytes
  readonly edge: RightEdge
  readonly root: Bytes
  readonly chainHash: Bytes
  /** The time of its last entry; null when it is not known. */
  readonly at: string | null
  /** The last number of each of its items; null when they are not known. */
  readonly numbers: Map<string, number> | null
}

/** Returns a stream before its first entry. */
export const emptyStream = (streamId: string, familyId: string): StreamState => ({
  streamId,
  familyId,
  path: hashed(pathOf(streamId)),
  edge: emptyEdge,
  root: hashed(rootOfEdge(emptyEdge)),
  chainHash: fromHex(hash('sha256', genesisOf(streamId))),
  at: null,
  numbers: new Map(),
})

export type Growth = { readonly grown: StreamState } | { readonly seq: number; readonly why: BreakReason }

/**
 * Appends entries to a stream's tree. Each is hashed from its payload upward and must continue the chain, so that what
 * is signed next contains all that was signed before.
 */
export const grow = (state: StreamState, entries: readonly ChainEntry[]): Growth => {
  const { streamId, edge, chainHash, at, numbers } = state
  const place = { seq: edge.size, hash: Buffer.from(chainHash).toString('hex'), at, numbers }
  const broken = firstBreakAfter(streamId, place, entries)
  if (broken) return { seq: broken.seq, why: broken.why }
  const last = entries.at(-1)
  if (!last) return { grown: state }
  const grown = appendLeaves(
    edge,
    entries.map((entry) => entry.hash),
  )
  return {
    grown: { ...state, edge: grown, root: hashed(rootOfEdge(grown)), chainHash: fromHex(last.hash), at: last.at },
  }
}
