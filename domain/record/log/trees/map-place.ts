import { utf8 } from '../../bytes.ts'
import type { TreeHead } from '../verify-proofs.ts'
import { type Bytes, digestOf, type Hashing } from './hashing.ts'
import { hashNode } from './merkle-tree.ts'

/**
 * The depth of the map's leaves. Only where two streams share the first 20 bits of their paths do both lie deeper, at
 * the first bit that differs. So every proof has 20 siblings, on a service with one family and with a thousand.
 */
export const mapDepth = 20

/** Returns SHA-256 of the stream's id, whose bits lead from the map's root to the stream's place, first bit first. */
export const pathOf = (streamId: string): Hashing<Bytes> => digestOf(utf8(streamId))

/** Returns the bit of a path that says which child lies on it at this depth: 0 is left, 1 is right. */
export const bitOf = (path: Uint8Array, depth: number): number => ((path[depth >> 3] ?? 0) >> (7 - (depth & 7))) & 1

/** The length of what is hashed to a leaf, in bytes. */
export const placeLength = 105

/**
 * Returns what is hashed to a stream's leaf in the map: 0x00 || blind || path || tree size || root, where the size has 8
 * bytes, big-endian, and all others 32. The blind is new in each version of the map, so that equal heads have different
 * leaves. The path is part of the leaf, because the position alone commits to its first bits only. Whoever hashes many
 * gives one buffer of 105 zeros for all.
 */
export const placeInput = (path: Bytes, { size, root }: TreeHead, blind: Bytes, into?: Bytes): Bytes => {
  const input = into ?? new Uint8Array(placeLength)
  input.set(blind, 1)
  input.set(path, 33)
  for (let [at, rest] = [72, size]; at > 64; at -= 1) {
    input[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  input.set(root, 73)
  return input
}

/** A map proof shows a stream head in a version of the map. `siblings` go from the leaf's to the root's child, as in PATH. */
export type MapProof = { readonly blind: Bytes; readonly siblings: readonly Bytes[] }

/**
 * Returns the root of the map in which this stream has this head, or null when the proof has an impossible length. A
 * map has one place for each stream: two leaves on one path would need a hash that is both a leaf and a node.
 */
export function* rootFromMapProof(
  streamId: string,
  head: TreeHead,
  { blind, siblings }: MapProof,
): Hashing<Bytes | null> {
  if (siblings.length < mapDepth || siblings.length > 256 || blind.length !== 32 || head.root.length !== 32) return null
  const path = yield* pathOf(streamId)
  let root = yield* digestOf(placeInput(path, head, blind))
  for (const [height, sibling] of siblings.entries()) {
    const onTheRight = bitOf(path, siblings.length - 1 - height) === 1
    root = yield* onTheRight ? hashNode(sibling, root) : hashNode(root, sibling)
  }
  return root
}
