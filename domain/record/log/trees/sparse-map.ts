import { keystream } from '../keystream.ts'
import { type Bytes, equalBytes, type Sha256, writeBinary } from './hashing.ts'
import { bitOf, type MapProof, mapDepth, placeInput, placeLength } from './map-place.ts'
import { bySharedPrefix, countInner, type StreamPlace, sortByPath } from './map-shape.ts'

/** One version of the sparse Merkle map. `proofOf` returns null for a stream that has no place in it. */
export type SparseMap = { readonly root: Bytes; readonly proofOf: (path: Bytes) => MapProof | null }

/**
 * The tree in flat arrays, since an object per node would cost more than its hash. An inner node is a number n; its
 * children's hashes are bytes 64n to 64n + 63 and what they are is children[2n] and children[2n + 1]: a positive number
 * is an inner node, 0 an empty subtree, and -1 - m the place m. After the inner nodes follow the blinds of the places.
 */
type Tree = { readonly bytes: Bytes; readonly children: Int32Array; readonly root: Bytes; readonly blindsAt: number }

const childOf = (tree: Tree, slot: number) => tree.bytes.slice(32 * slot, 32 * slot + 32)

const blindOf = ({ bytes, blindsAt }: Tree, place: number) =>
  bytes.slice(blindsAt + 32 * place, blindsAt + 32 * place + 32)

const proofIn = (tree: Tree, places: readonly StreamPlace[], path: Bytes): MapProof | null => {
  const siblings: Bytes[] = []
  let node = 0
  do {
    const slot = 2 * node + bitOf(path, siblings.length)
    siblings.push(childOf(tree, slot ^ 1))
    node = tree.children[slot] ?? 0
  } while (node > 0)
  const place = places[-1 - node]
  if (!place || !equalBytes(place.path, path)) return null
  return { blind: blindOf(tree, -1 - node), siblings: siblings.reverse() }
}

const grow = (bytes: Bytes, inner: number, places: readonly StreamPlace[], sha256: Sha256): Tree => {
  const children = new Int32Array(2 * inner)
  const root = new Uint8Array(32)
  const tree = { bytes, children, root, blindsAt: 64 * inner }
  const leafInput = new Uint8Array(placeLength)
  const nodeInput = new Uint8Array(65).fill(1, 0, 1)
  const split = bySharedPrefix(places)
  let last = 0

  const fill = (slot: number, begin: number, end: number, depth: number): void => {
    const first = places[begin]
    // An empty subtree keeps the pseudo-random bytes that stand there.
    if (!first || begin === end) return
    if (end - begin === 1 && depth >= mapDepth) {
      children[slot] = -1 - begin
      writeBinary(sha256(placeInput(first.path, first.head, blindOf(tree, begin), leafInput)), bytes, 32 * slot)
    } else {
      last += 1
      children[slot] = last
      hashInner(last, begin, end, depth, bytes, 32 * slot)
    }
  }
  const hashInner = (node: number, begin: number, end: number, depth: number, into: Bytes, offset: number): void => {
    const middle = split(begin, end, depth)
    fill(2 * node, begin, middle, depth + 1)
    fill(2 * node + 1, middle, end, depth + 1)
    for (let at = 0; at < 64; at += 1) nodeInput[1 + at] = bytes[64 * node + at] ?? 0
    writeBinary(sha256(nodeInput), into, offset)
  }
  hashInner(0, 0, places.length, 0, root, 0)
  return tree
}

/**
 * Builds one version of the map: leaves as `placeInput` makes them, at depth 20 or below, and pseudo-random bytes where
 * no stream is. `secret` has 32 bytes, is drawn anew for every version and never leaves the server; the same secret and
 * places give the same map again, so that proofs of a version can be made later. docs/decisions/035 says why nothing of
 * other streams shows. About 7 hashes per stream at 20,000 streams; places in the order of their paths are sorted
 * fastest.
 */
export const buildSparseMap = async (
  secret: Bytes,
  places: readonly StreamPlace[],
  sha256: Sha256,
): Promise<SparseMap> => {
  const sorted = sortByPath(places)
  const inner = countInner(sorted)
  const tree = grow(await keystream(secret, 64 * inner + 32 * sorted.length), inner, sorted, sha256)
  return { root: tree.root, proofOf: (path) => proofIn(tree, sorted, path) }
}
