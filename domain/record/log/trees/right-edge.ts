import { type Bytes, digestOf, type Hashing } from './hashing.ts'
import { hashNode } from './merkle-tree.ts'
import { rootOfCover, type TreeNode } from './tree-nodes.ts'

/**
 * The right edge of a tree, also called its compact range: the roots of the complete subtrees that cover all leaves,
 * from left to right. It has one hash per 1 in the binary size, and suffices to append without any older leaf.
 */
export type RightEdge = { readonly size: number; readonly hashes: readonly Bytes[] }

/** A subtree that appending completed. Its hash never changes again, so it can be stored for later proofs. */
export type CompletedNode = { readonly node: TreeNode; readonly hash: Bytes }

export type Appended = { readonly edge: RightEdge; readonly completed: readonly CompletedNode[] }

export const emptyEdge: RightEdge = { size: 0, hashes: [] }

/**
 * Appends leaf hashes. `completed` lists the leaves themselves and each interior node that became complete, about two
 * per leaf.
 */
export function* appendToEdge({ size, hashes }: RightEdge, leafHashes: readonly Bytes[]): Hashing<Appended> {
  const edge = [...hashes]
  const completed: CompletedNode[] = []
  let leaves = size
  for (let hash of leafHashes) {
    let [level, index] = [0, leaves]
    completed.push({ node: { level, index }, hash })
    // A node with an odd index completes its parent, together with the last node of the edge.
    for (; index % 2 === 1; completed.push({ node: { level, index }, hash })) {
      const left = edge.pop()
      if (!left) throw new RangeError('The right edge has too few hashes for its size')
      hash = yield* hashNode(left, hash)
      ;[level, index] = [level + 1, (index - 1) / 2]
    }
    edge.push(hash)
    leaves += 1
  }
  return { edge: { size: leaves, hashes: edge }, completed }
}

/** Returns the root of the tree that the edge belongs to; SHA-256 of nothing when it is empty. */
export function* rootOfEdge({ hashes }: RightEdge): Hashing<Bytes> {
  return hashes.length === 0 ? yield* digestOf(new Uint8Array()) : yield* rootOfCover(hashes)
}
