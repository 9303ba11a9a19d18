import type { Bytes, Hashing } from './hashing.ts'
import { hashNode } from './merkle-tree.ts'

/** A complete subtree: the leaves from index * 2^level up to (index + 1) * 2^level. Level 0 is a leaf hash. */
export type TreeNode = { readonly level: number; readonly index: number }

/** A range has the leaves from `begin` up to but not including `end`: D[begin:end] in RFC 9162. */
export type LeafRange = { readonly begin: number; readonly end: number }

/** Gives the hash of a complete subtree. Nodes of complete subtrees never change, so they can be stored. */
export type NodeSource = (node: TreeNode) => Bytes

/** Returns the largest power of two smaller than `size`, which is `k` in RFC 9162, section 2.1.1. */
export const splitOf = (size: number): number => {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/** Returns the complete subtrees that cover a range, from left to right. */
export const coverOf = ({ begin, end }: LeafRange): TreeNode[] => {
  const nodes: TreeNode[] = []
  for (let at = begin; at < end; ) {
    let [level, width] = [0, 1]
    while (at % (width * 2) === 0 && at + width * 2 <= end) [level, width] = [level + 1, width * 2]
    nodes.push({ level, index: at / width })
    at += width
  }
  return nodes
}

/** Returns MTH(D[begin:end]) of a range that is a subtree of RFC 9162. */
export function* rootOfRange(range: LeafRange, nodeAt: NodeSource): Hashing<Bytes> {
  return yield* rootOfCover(coverOf(range).map(nodeAt))
}

/** Joins the roots of complete subtrees of falling size, from right to left. */
export function* rootOfCover(hashes: readonly Bytes[]): Hashing<Bytes> {
  let root: Bytes | undefined
  for (const hash of hashes.toReversed()) root = root ? yield* hashNode(hash, root) : hash
  if (!root) throw new RangeError('An empty range has no subtree')
  return root
}

/**
 * Returns the ranges whose hashes are PATH(index, D[0:size]), from the leaf's sibling to the root's child (RFC 9162,
 * section 2.1.3.1).
 */
export const inclusionRanges = (index: number, size: number): LeafRange[] => {
  if (index < 0 || index >= size) throw new RangeError(`No leaf ${index} in a tree of ${size}`)
  const ranges: LeafRange[] = []
  let [begin, end] = [0, size]
  while (end - begin > 1) {
    const middle = begin + splitOf(end - begin)
    if (index < middle) {
      ranges.push({ begin: middle, end })
      end = middle
    } else {
      ranges.push({ begin, end: middle })
      begin = middle
    }
  }
  return ranges.reverse()
}

/**
 * Returns the ranges whose hashes are PROOF(first, D[0:second]) (RFC 9162, section 2.1.4.1). It is empty for equal
 * sizes, and for a first size of 0, from which everything follows.
 */
export const consistencyRanges = (first: number, second: number): LeafRange[] => {
  if (first < 0 || first > second) throw new RangeError(`A tree of ${second} has no earlier size ${first}`)
  if (first === 0 || first === second) return []
  const ranges: LeafRange[] = []
  let [begin, end] = [0, second]
  while (first !== end) {
    const middle = begin + splitOf(end - begin)
    if (first <= middle) {
      ranges.push({ begin: middle, end })
      end = middle
    } else {
      ranges.push({ begin, end: middle })
      begin = middle
    }
  }
  // The first tree itself is known to whoever verifies, unless something stands to the left of this subtree.
  if (begin > 0) ranges.push({ begin, end })
  return ranges.reverse()
}
