import { joined } from '../../bytes.ts'
import { type Bytes, digestOf, type Hashing } from './hashing.ts'
import type { NodeSource } from './tree-nodes.ts'

// RFC 9162, section 2.1.1. Leaves and nodes have different prefixes, so that neither can pass for the other.
const leafPrefix = new Uint8Array([0])
const nodePrefix = new Uint8Array([1])

export const leafInput = (data: Uint8Array): Bytes => joined(leafPrefix, data)
export const nodeInput = (left: Uint8Array, right: Uint8Array): Bytes => joined(nodePrefix, left, right)

/** Returns HASH(0x00 || data), the hash of a leaf. */
export const hashLeaf = (data: Uint8Array): Hashing<Bytes> => digestOf(leafInput(data))

/** Returns HASH(0x01 || left || right), the hash of an interior node. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Hashing<Bytes> => digestOf(nodeInput(left, right))

/** Returns the leaf hashes of many leaves in one batch. */
export function* hashLeaves(data: readonly Uint8Array[]): Hashing<readonly Bytes[]> {
  return yield data.map(leafInput)
}

/** Hashes neighbours in pairs; a last one without a neighbour is left out. */
function* parentsOf(hashes: readonly Bytes[]): Hashing<readonly Bytes[]> {
  const inputs: Bytes[] = []
  for (let at = 0; at + 1 < hashes.length; at += 2) {
    const [left, right] = [hashes[at], hashes[at + 1]]
    if (left && right) inputs.push(nodeInput(left, right))
  }
  return yield inputs
}

/**
 * Returns MTH, the Merkle Tree Hash of these leaf hashes (RFC 9162, section 2.1.1): SHA-256 of nothing for an empty
 * tree. Pairing level by level and lifting an odd last node gives the same root as the recursive definition.
 */
export function* merkleTreeHash(leafHashes: readonly Bytes[]): Hashing<Bytes> {
  let level = leafHashes
  while (level.length > 1) {
    const parents: readonly Bytes[] = yield* parentsOf(level)
    const odd = level.length % 2 === 1 ? level.slice(-1) : []
    level = [...parents, ...odd]
  }
  return level[0] ?? (yield* digestOf(new Uint8Array()))
}

/**
 * Computes every complete subtree of a tree in memory, for proofs about a stream whose entries are at hand. Asking the
 * source for a node outside the tree throws.
 */
export function* treeInMemory(leafHashes: readonly Bytes[]): Hashing<NodeSource> {
  const levels: (readonly Bytes[])[] = [leafHashes]
  for (let top = leafHashes; top.length > 1; ) {
    top = yield* parentsOf(top)
    levels.push(top)
  }
  return ({ level, index }) => {
    const found = levels[level]?.[index]
    if (!found) throw new RangeError(`No node ${index} at level ${level} in a tree of ${leafHashes.length} leaves`)
    return found
  }
}
