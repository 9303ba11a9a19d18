import type { Bytes, Hashing } from './hashing.ts'
import {
  consistencyRanges,
  coverOf,
  inclusionRanges,
  type LeafRange,
  type NodeSource,
  rootOfRange,
  type TreeNode,
} from './tree-nodes.ts'

/** Lists the stored nodes that a proof over these ranges reads, so that a database is asked once. */
export const nodesOf = (ranges: readonly LeafRange[]): TreeNode[] => ranges.flatMap(coverOf)

export function* hashesOfRanges(ranges: readonly LeafRange[], nodeAt: NodeSource): Hashing<Bytes[]> {
  const hashes: Bytes[] = []
  for (const range of ranges) hashes.push(yield* rootOfRange(range, nodeAt))
  return hashes
}

/** Returns PATH(index, D[0:size]): the inclusion proof of RFC 9162, section 2.1.3.1. */
export const inclusionProof = (index: number, size: number, nodeAt: NodeSource): Hashing<Bytes[]> =>
  hashesOfRanges(inclusionRanges(index, size), nodeAt)

/** Returns PROOF(first, D[0:second]): the consistency proof of RFC 9162, section 2.1.4.1. */
export const consistencyProof = (first: number, second: number, nodeAt: NodeSource): Hashing<Bytes[]> =>
  hashesOfRanges(consistencyRanges(first, second), nodeAt)
