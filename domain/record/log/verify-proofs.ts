import { type Bytes, equalBytes, type Hashing } from './trees/hashing.ts'
import { hashNode } from './trees/merkle-tree.ts'

// Sizes may exceed 32 bits, so bits are read by arithmetic and not by bitwise operators.
const isOdd = (value: number) => value % 2 === 1
const half = (value: number) => Math.floor(value / 2)
const isSize = (value: number) => Number.isSafeInteger(value) && value >= 0

export type TreeHead = { readonly size: number; readonly root: Bytes }

/**
 * Returns the root that an inclusion proof leads to (RFC 9162, section 2.1.3.2), or null when the proof's length does
 * not belong to this index and size. The leaf is included when that root is the tree's.
 */
export function* rootFromInclusionProof(
  leafHash: Bytes,
  index: number,
  size: number,
  proof: readonly Bytes[],
): Hashing<Bytes | null> {
  if (!isSize(index) || !isSize(size) || index >= size) return null
  let [fn, sn, root] = [index, size - 1, leafHash]
  for (const sibling of proof) {
    if (sn === 0) return null
    if (isOdd(fn) || fn === sn) {
      root = yield* hashNode(sibling, root)
      while (!isOdd(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else root = yield* hashNode(root, sibling)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 ? root : null
}

export function* verifyInclusion(
  leafHash: Bytes,
  index: number,
  { size, root }: TreeHead,
  proof: readonly Bytes[],
): Hashing<boolean> {
  const reached = yield* rootFromInclusionProof(leafHash, index, size, proof)
  return reached !== null && equalBytes(reached, root)
}

/**
 * Says whether the first tree is the beginning of the second (RFC 9162, section 2.1.4.2). Equal sizes need equal roots
 * and an empty proof. The RFC defines no proof from an empty tree; C2SP tlog-witness requires it to be empty.
 */
export function* verifyConsistency(first: TreeHead, second: TreeHead, proof: readonly Bytes[]): Hashing<boolean> {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size) return false
  if (first.size === second.size) return proof.length === 0 && equalBytes(first.root, second.root)
  if (first.size === 0) return proof.length === 0
  return yield* verifyGrowth(first, second, proof)
}

function* verifyGrowth(first: TreeHead, second: TreeHead, proof: readonly Bytes[]): Hashing<boolean> {
  let [fn, sn] = [first.size - 1, second.size - 1]
  while (isOdd(fn)) [fn, sn] = [half(fn), half(sn)]
  // A first tree that is complete is itself the first node, and so the proof leaves it out.
  const [start, ...rest] = fn === 0 ? [first.root, ...proof] : proof
  if (!start || proof.length === 0) return false
  let [fr, sr] = [start, start]
  for (const node of rest) {
    if (sn === 0) return false
    if (isOdd(fn) || fn === sn) {
      fr = yield* hashNode(node, fr)
      sr = yield* hashNode(node, sr)
      while (!isOdd(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else sr = yield* hashNode(sr, node)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(fr, first.root) && equalBytes(sr, second.root)
}
