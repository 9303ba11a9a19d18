import type { TreeHead } from '../verify-proofs.ts'
import type { Bytes } from './hashing.ts'
import { bitOf, mapDepth } from './map-place.ts'

/** A stream and its head. `path` is that of `pathOf`; it never changes, so the caller can keep it. */
export type StreamPlace = { readonly path: Bytes; readonly head: TreeHead }

/** Returns the first 32 bits of a path as a number, which decide nearly every comparison. */
const prefixOf = ({ path }: StreamPlace): number =>
  (((path[0] ?? 0) << 24) | ((path[1] ?? 0) << 16) | ((path[2] ?? 0) << 8) | (path[3] ?? 0)) >>> 0

const compareBytes = (one: Bytes, other: Bytes): number => {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export const sortByPath = (places: readonly StreamPlace[]): StreamPlace[] =>
  places
    .map((place) => ({ place, prefix: prefixOf(place) }))
    .sort((one, other) => one.prefix - other.prefix || compareBytes(one.place.path, other.place.path))
    .map(({ place }) => place)

/** Returns how many first bits two paths share. */
const sharedBits = (one: Bytes, other: Bytes): number => {
  let depth = 0
  while (depth < 256 && bitOf(one, depth) === bitOf(other, depth)) depth += 1
  return depth
}

/**
 * Counts the inner nodes of the map, at least one. Each lies on the path of a stream; those of a stream that do not lie
 * on the path of the one before it are new. Throws when a stream stands there twice.
 */
export const countInner = (sorted: readonly StreamPlace[]): number => {
  let [count, before] = [0, -1]
  for (const [at, { path }] of sorted.entries()) {
    const next = sorted[at + 1]
    const after = next ? sharedBits(path, next.path) : -1
    if (after === 256) throw new RangeError('A stream has one place in the map')
    count += Math.max(mapDepth, before + 1, after + 1) - (before + 1)
    before = after
  }
  return Math.max(1, count)
}

/**
 * Returns a function that finds where the paths with a 1 at a depth begin, among places from `begin` up to `end` that
 * share all bits above it.
 */
export const bySharedPrefix = (sorted: readonly StreamPlace[]) => {
  const prefixes = Uint32Array.from(sorted, prefixOf)
  const bitAt = (place: number, depth: number) => {
    if (depth < 32) return ((prefixes[place] ?? 0) >>> (31 - depth)) & 1
    const path = sorted[place]?.path
    return path ? bitOf(path, depth) : 0
  }
  return (begin: number, end: number, depth: number): number => {
    let middle = begin
    while (middle < end && bitAt(middle, depth) === 0) middle += 1
    return middle
  }
}
