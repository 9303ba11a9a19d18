import { fromHex } from '../bytes.ts'
import { hashEntries } from './entry-hash.ts'
import type { BundleStream } from './proof-bundle.ts'
import { rootFromBatchInclusionProof } from './trees/batch-inclusion.ts'
import { type Bytes, equalBytes, type Hashing } from './trees/hashing.ts'
import { rootFromMapProof } from './trees/map-place.ts'
import { hashLeaves } from './trees/merkle-tree.ts'
import type { TreeHead } from './verify-proofs.ts'

/** A stream head, and the hashes (hex) of entries that its tree holds at these numbers. */
export type ProvenStream = TreeHead & {
  readonly id: string
  readonly entries: readonly { readonly seq: number; readonly hash: string }[]
}

export type StreamFailure =
  | { readonly code: 'streamNotInMap'; readonly stream: string }
  | { readonly code: 'payloadChanged'; readonly stream: string; readonly seq: number }
  | { readonly code: 'entryNotInStream'; readonly stream: string }

export type CheckedStream =
  | { readonly state: 'proven'; readonly stream: ProvenStream }
  | { readonly state: 'fails'; readonly failure: StreamFailure }

/** The data of a leaf of a stream's tree is the hash of the entry; entry number n is leaf n - 1. */
function* entriesHold(stream: BundleStream, hashed: ProvenStream['entries']): Hashing<boolean> {
  if (hashed.length === 0) return stream.proof.length === 0
  const leafHashes: readonly Bytes[] = yield* hashLeaves(hashed.map(({ hash }) => fromHex(hash)))
  const leaves = leafHashes.map((hash, at) => ({ index: (hashed[at]?.seq ?? 0) - 1, hash }))
  const root = yield* rootFromBatchInclusionProof(leaves, stream.size, stream.proof)
  return root !== null && equalBytes(root, stream.root)
}

/** Checks that the map with this root names the stream's head, and that the head's tree holds the entries. */
export function* checkStream(stream: BundleStream, map: Bytes): Hashing<CheckedStream> {
  const { id, size, root, blind, siblings } = stream
  const reached = yield* rootFromMapProof(id, { size, root }, { blind, siblings })
  if (!reached || !equalBytes(reached, map)) return { state: 'fails', failure: { code: 'streamNotInMap', stream: id } }
  const hashed = yield* hashEntries(stream)
  if (hashed.state === 'payloadChanged')
    return { state: 'fails', failure: { code: 'payloadChanged', stream: id, seq: hashed.seq } }
  if (!(yield* entriesHold(stream, hashed.hashes)))
    return { state: 'fails', failure: { code: 'entryNotInStream', stream: id } }
  return { state: 'proven', stream: { id, size, root, entries: hashed.hashes } }
}
