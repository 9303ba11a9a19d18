import { expect, test } from 'vitest'
import { toHex } from '#domain/record/bytes.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { bitOf, mapDepth, pathOf, rootFromMapProof } from '#domain/record/log/trees/map-place.ts'
import type { StreamPlace } from '#domain/record/log/trees/map-shape.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import { bytesOf, flippedBits, hashNow, sha256 } from './hash-now.ts'

const secretOf = (version: number) => new Uint8Array(32).fill(version)
const headOf = (stream: number): TreeHead => ({ size: stream + 1, root: hashNow(pathOf(`root ${stream}`)) })
const idOf = (stream: number) => `stream ${stream}`
const placeOf = (stream: number): StreamPlace => ({ path: hashNow(pathOf(idOf(stream))), head: headOf(stream) })
const placesOf = (count: number) => Array.from({ length: count }, (_, stream) => placeOf(stream))

const mapOf = (version: number, places: readonly StreamPlace[]) => buildSparseMap(secretOf(version), places, sha256)
const proofOf = async (version: number, places: readonly StreamPlace[], stream: number) => {
  const map = await mapOf(version, places)
  const proof = map.proofOf(placeOf(stream).path)
  if (!proof) throw new Error('The stream has no place')
  return { root: map.root, proof }
}

test('each stream’s head is proven by the root, and no other head, stream or place', async () => {
  const places = placesOf(300)
  const map = await mapOf(1, places)
  for (const [stream, { path, head }] of places.entries()) {
    const proof = map.proofOf(path)
    if (!proof) throw new Error('The stream has no place')
    expect(hashNow(rootFromMapProof(idOf(stream), head, proof))).toEqual(map.root)
    expect(hashNow(rootFromMapProof(idOf(stream + 1), head, proof))).not.toEqual(map.root)
    const grown = { size: head.size + 1, root: head.root }
    expect(hashNow(rootFromMapProof(idOf(stream), grown, proof))).not.toEqual(map.root)
  }
  expect(map.proofOf(hashNow(pathOf('no stream')))).toBeNull()
  expect((await mapOf(1, [])).proofOf(placeOf(0).path)).toBeNull()
})

test('a proof with a flipped bit, or of another length, does not lead to the root', async () => {
  const { root, proof } = await proofOf(1, placesOf(20), 7)
  const rootWith = (blind: Bytes, siblings: readonly Bytes[]) =>
    hashNow(rootFromMapProof(idOf(7), headOf(7), { blind, siblings }))
  for (const blind of flippedBits(proof.blind)) expect(rootWith(blind, proof.siblings)).not.toEqual(root)
  for (const [place, sibling] of proof.siblings.entries())
    for (const changed of flippedBits(sibling))
      expect(rootWith(proof.blind, proof.siblings.with(place, changed))).not.toEqual(root)
  expect(rootWith(proof.blind, proof.siblings.slice(1))).toBeNull()
  expect(rootWith(proof.blind, [...proof.siblings, root])).not.toEqual(root)
})

test('the order of the places does not matter; the same secret gives the same map again', async () => {
  const places = placesOf(50)
  const [one, other] = [await mapOf(3, places), await mapOf(3, places.toReversed())]
  expect(other.root).toEqual(one.root)
  expect(other.proofOf(placeOf(9).path)).toEqual(one.proofOf(placeOf(9).path))
})

test('from version to version nothing is equal, though no stream changed', async () => {
  const places = placesOf(40)
  const hashesIn = async (version: number) => {
    const map = await mapOf(version, places)
    const proofs = places.flatMap(({ path }) => map.proofOf(path) ?? [])
    return new Set([map.root, ...proofs.flatMap(({ blind, siblings }) => [blind, ...siblings])].map(toHex))
  }
  const [one, next] = [await hashesIn(1), await hashesIn(2)]
  expect([...one].filter((hash) => next.has(hash))).toEqual([])
})

test('a proof has the same shape on a service with one family and with a thousand', async () => {
  for (const count of [1, 2, 5, 1000]) {
    const { proof } = await proofOf(1, placesOf(count), 0)
    expect(proof.siblings).toHaveLength(mapDepth)
    expect(new Set([proof.blind, ...proof.siblings].map(toHex)).size).toBe(mapDepth + 1)
  }
})

test('streams that share the first bits of their paths lie deeper, and are still apart', async () => {
  const path = hashNow(pathOf(idOf(0)))
  const near = path.slice()
  near[5] = (near[5] ?? 0) ^ 1
  const places = [placeOf(0), { path: near, head: headOf(1) }]
  const { root, proof } = await proofOf(1, places, 0)
  expect(proof.siblings).toHaveLength(48)
  expect(bitOf(near, 47)).not.toBe(bitOf(path, 47))
  expect(hashNow(rootFromMapProof(idOf(0), headOf(0), proof))).toEqual(root)
})

test('a stream stands in the map once, and a secret has 32 bytes', async () => {
  await expect(mapOf(1, [placeOf(0), placeOf(0)])).rejects.toThrow(RangeError)
  await expect(buildSparseMap(bytesOf('short'), [], sha256)).rejects.toThrow(RangeError)
})

test.each([
  [1000, 12],
  [20_000, 7],
])('a map of %i streams takes at most %i hashes per stream', async (count, most) => {
  let hashes = 0
  await buildSparseMap(secretOf(1), placesOf(count), (bytes) => {
    hashes += 1
    return sha256(bytes)
  })
  expect(hashes / count).toBeLessThan(most)
})
