import {
  type BundleEntry,
  type BundleRecovery,
  type BundleStream,
  formatBundle,
} from '#domain/record/log/proof-bundle.ts'
import { batchInclusionRanges } from '#domain/record/log/trees/batch-inclusion.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { hashLeaves, treeInMemory } from '#domain/record/log/trees/merkle-tree.ts'
import { hashesOfRanges } from '#domain/record/log/trees/proofs.ts'
import { hashed } from './hashes.ts'
import type { OpenedRecovery, ShownLog } from './signed-log.ts'

/** Entries of a stream, in their order, and the hashes of all its entries, which lead from them to its root. */
export type EntriesToProve = {
  readonly id: string
  readonly entries: readonly BundleEntry[]
  readonly hashes: readonly Bytes[]
}

/** Proves the head of a stream. Null for one that was not signed yet. */
export const proveHead = ({ heads, placeOf }: ShownLog, id: string): BundleStream | null => {
  const [head, place] = [heads.get(id), placeOf(id)]
  if (!head || !place) return null
  return { id, ...head, blind: place.blind, siblings: [...place.siblings], entries: [], proof: [] }
}

/**
 * Proves entries of a stream; those that came after the last signature are left out. Of a stream that is not what was
 * signed it makes a proof that does not hold.
 */
export const proveEntries = (log: ShownLog, { id, entries, hashes }: EntriesToProve): BundleStream | null => {
  const head = proveHead(log, id)
  if (!head) return null
  const signed = entries.filter(({ seq }) => seq <= head.size)
  if (signed.length === 0 || hashes.length < head.size) return { ...head, entries: signed }
  const tree = hashed(treeInMemory(hashed(hashLeaves(hashes.slice(0, head.size)))))
  const ranges = batchInclusionRanges(
    signed.map(({ seq }) => seq - 1),
    head.size,
  )
  return { ...head, entries: signed, proof: hashed(hashesOfRanges(ranges, tree)) }
}

/** A stream that begins later has no place in an opening. */
const recoveryOf = ({ note, leaf, placeOf }: OpenedRecovery, ids: readonly string[]): BundleRecovery => ({
  note,
  leaf,
  streams: ids.flatMap((id) => {
    const places = placeOf(id)
    return places ? [{ id, ...places }] : []
  }),
})

/** Writes a bundle of what was proven of these streams; null when nothing was. */
export const writeProof = (
  { checkpoint, leaf, recoveries }: ShownLog,
  proven: readonly (BundleStream | null)[],
): string | null => {
  const streams = proven.filter((stream) => stream !== null).sort((one, other) => (one.id < other.id ? -1 : 1))
  if (streams.length === 0) return null
  const ids = streams.map(({ id }) => id)
  return formatBundle({
    format: 'evenhand-proof',
    version: 2,
    checkpoint,
    leaf,
    streams,
    ...(recoveries && {
      recoveries: { opened: [...recoveries.opened], list: recoveries.list.map((one) => recoveryOf(one, ids)) },
    }),
  })
}

/** Proves the heads of these streams, as an export does, which has their entries beside. */
export const proveHeads = (log: ShownLog | null, ids: readonly string[]): string | null =>
  log &&
  writeProof(
    log,
    ids.map((id) => proveHead(log, id)),
  )
