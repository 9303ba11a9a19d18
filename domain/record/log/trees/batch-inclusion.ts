import type { Bytes, Hashing } from './hashing.ts'
import { hashNode, merkleTreeHash } from './merkle-tree.ts'
import type { LeafRange } from './tree-nodes.ts'
import { splitOf } from './tree-nodes.ts'

// One proof for several leaves of a tree. RFC 9162 proves one leaf at a time; for one leaf this is exactly its PATH, for
// several it leaves out what they share, and for all leaves of a tree it is empty.

/** A leaf whose inclusion is proven. */
export type ProvenLeaf = { readonly index: number; readonly hash: Bytes }

/** Returns how many of the sorted indexes are below `limit`. */
const countBelow = (indexes: readonly number[], limit: number): number => {
  let [low, high] = [0, indexes.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((indexes[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

const rangesWithin = (indexes: readonly number[], { begin, end }: LeafRange): LeafRange[] => {
  if (indexes.length === 0) return [{ begin, end }]
  if (indexes.length === end - begin) return []
  const middle = begin + splitOf(end - begin)
  const below = countBelow(indexes, middle)
  const left = rangesWithin(indexes.slice(0, below), { begin, end: middle })
  const right = rangesWithin(indexes.slice(below), { begin: middle, end })
  return below === 0 ? [...right, ...left] : [...left, ...right]
}

const areIndexes = (indexes: readonly number[], size: number) =>
  Number.isSafeInteger(size) &&
  indexes.length > 0 &&
  indexes.every((index, at) => Number.isSafeInteger(index) && index > (indexes[at - 1] ?? -1) && index < size)

/**
 * Returns the ranges whose hashes prove these leaves together; `hashesOfRanges` reads them. `indexes` are strictly
 * ascending and not empty.
 */
export const batchInclusionRanges = (indexes: readonly number[], size: number): LeafRange[] => {
  if (!areIndexes(indexes, size)) throw new RangeError('The indexes of a proof ascend and lie in the tree')
  return rangesWithin(indexes, { begin: 0, end: size })
}

type Cursor = { at: number; readonly proof: readonly Bytes[] }

function* rootWithin(leaves: readonly ProvenLeaf[], range: LeafRange, cursor: Cursor): Hashing<Bytes | null> {
  const { begin, end } = range
  if (leaves.length === 0) return cursor.proof[cursor.at++] ?? null
  if (leaves.length === end - begin) return yield* merkleTreeHash(leaves.map(({ hash }) => hash))
  const middle = begin + splitOf(end - begin)
  const below = leaves.findIndex(({ index }) => index >= middle)
  const [left, right] = below < 0 ? [leaves, []] : [leaves.slice(0, below), leaves.slice(below)]
  const sides = [
    { leaves: left, range: { begin, end: middle } },
    { leaves: right, range: { begin: middle, end } },
  ]
  // The side with leaves comes first, as in PATH, whose hashes go from the leaf to the root.
  if (left.length === 0) sides.reverse()
  const hashes: (Bytes | null)[] = []
  for (const side of sides) hashes.push(yield* rootWithin(side.leaves, side.range, cursor))
  const [one, other] = left.length === 0 ? hashes.toReversed() : hashes
  return one && other ? yield* hashNode(one, other) : null
}

/**
 * Returns the root that the proof leads to, or null when its length does not belong to these leaves and this size.
 * `leaves` are strictly ascending by index and not empty.
 */
export function* rootFromBatchInclusionProof(
  leaves: readonly ProvenLeaf[],
  size: number,
  proof: readonly Bytes[],
): Hashing<Bytes | null> {
  const indexes = leaves.map(({ index }) => index)
  if (!areIndexes(indexes, size)) return null
  const cursor = { at: 0, proof }
  const root = yield* rootWithin(leaves, { begin: 0, end: size }, cursor)
  return cursor.at === proof.length ? root : null
}
