import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, toHex } from '#domain/record/bytes.ts'
import { fromBase64, toBase64 } from '#domain/record/log/notes/base64.ts'
import { batchInclusionRanges, rootFromBatchInclusionProof } from '#domain/record/log/trees/batch-inclusion.ts'
import { type Bytes, runHashingAsync } from '#domain/record/log/trees/hashing.ts'
import { hashLeaves, merkleTreeHash, treeInMemory } from '#domain/record/log/trees/merkle-tree.ts'
import { consistencyProof, hashesOfRanges, inclusionProof, nodesOf } from '#domain/record/log/trees/proofs.ts'
import { appendToEdge, emptyEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { inclusionRanges, type NodeSource } from '#domain/record/log/trees/tree-nodes.ts'
import { type TreeHead, verifyConsistency, verifyInclusion } from '#domain/record/log/verify-proofs.ts'
import { bytesOf, flippedBits, hashNow } from './hash-now.ts'
import { argon, consistency, inclusion, leaves, roots } from './merkle-vectors.ts'

const publicLeaves = hashNow(hashLeaves(leaves.map(fromHex)))
const headOf = (hashes: readonly Bytes[]): TreeHead => ({ size: hashes.length, root: hashNow(merkleTreeHash(hashes)) })
const publicHead = (size: number) => headOf(publicLeaves.slice(0, size))
const treeOf = (hashes: readonly Bytes[]): NodeSource => hashNow(treeInMemory(hashes))

/** Leaf hashes of a tree of any size; only their being different matters. */
const someLeaves = (size: number) => hashNow(hashLeaves(Array.from({ length: size }, (_, at) => bytesOf(`leaf ${at}`))))

test('roots are those of Certificate Transparency', async () => {
  for (const [size, root] of roots.entries()) expect(toHex(publicHead(size).root)).toBe(root)
  expect(toHex(await runHashingAsync(merkleTreeHash(publicLeaves)))).toBe(roots[8])
})

test.each(inclusion)('the inclusion proof of leaf %i in a tree of %i is the public one', (index, size, expected) => {
  const proof = hashNow(inclusionProof(index, size, treeOf(publicLeaves.slice(0, size))))
  expect(proof.map(toBase64)).toEqual(expected)
  expect(hashNow(verifyInclusion(at(publicLeaves, index), index, publicHead(size), proof))).toBe(true)
})

test.each(consistency)('the consistency proof from %i to %i is the public one', (first, second, expected) => {
  const proof = hashNow(consistencyProof(first, second, treeOf(publicLeaves.slice(0, second))))
  expect(proof.map(toBase64)).toEqual(expected)
  expect(hashNow(verifyConsistency(publicHead(first), publicHead(second), proof))).toBe(true)
})

test('a real log of 961,984,013 leaves proves its past, and no changed byte does', () => {
  const headFrom = ({ size, root }: { size: number; root: string }) => ({ size, root: hashOf(root) })
  const [first, second] = [headFrom(argon.first), headFrom(argon.second)]
  const proof = argon.proof.map(hashOf)
  expect(hashNow(verifyConsistency(first, second, proof))).toBe(true)
  for (const [place, hash] of proof.entries())
    for (const changed of flippedBits(hash, 8))
      expect(hashNow(verifyConsistency(first, second, proof.with(place, changed)))).toBe(false)
})

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index}`)
  return item
}
const hashOf = (text: string): Bytes => fromBase64(text) ?? bytesOf('')

test('every proof of every tree up to 24 leaves verifies, for its own leaf and size only', () => {
  const hashes = someLeaves(41)
  for (let size = 1; size <= 24; size += 1) {
    const [head, nodes] = [headOf(hashes.slice(0, size)), treeOf(hashes.slice(0, size))]
    for (let index = 0; index < size; index += 1) {
      const proof = hashNow(inclusionProof(index, size, nodes))
      const verified = hashes.flatMap((hash, other) =>
        hashNow(verifyInclusion(hash, index, head, proof)) ? [other] : [],
      )
      expect(verified).toEqual([index])
      const otherIndex = (index + 1) % size
      if (size > 1) expect(hashNow(verifyInclusion(at(hashes, index), otherIndex, head, proof))).toBe(false)
      expect(hashNow(verifyInclusion(at(hashes, index), index, head, [...proof, head.root]))).toBe(false)
      expect(hashNow(verifyInclusion(at(hashes, index), index, head, [head.root, ...proof]))).toBe(false)
    }
    for (let first = 0; first <= size; first += 1) {
      const proof = hashNow(consistencyProof(first, size, nodes))
      const earlier = headOf(hashes.slice(0, first))
      expect(hashNow(verifyConsistency(earlier, head, proof))).toBe(true)
      expect(hashNow(verifyConsistency(earlier, head, [...proof, head.root]))).toBe(false)
      if (proof.length > 0) expect(hashNow(verifyConsistency(earlier, head, proof.slice(1)))).toBe(false)
      if (first === 0) continue
      const rewritten = headOf(hashes.slice(0, first).with(first - 1, at(hashes, 40)))
      expect(hashNow(verifyConsistency(rewritten, head, proof))).toBe(false)
    }
  }
})

test('the right edge gives the same roots without any older leaf, and each node that a proof reads', () => {
  const hashes = someLeaves(70)
  let edge = emptyEdge
  const stored = new Map<string, Bytes>()
  for (const [before, leaf] of hashes.entries()) {
    const appended = hashNow(appendToEdge(edge, [leaf]))
    edge = appended.edge
    for (const { node, hash } of appended.completed) stored.set(`${node.level}/${node.index}`, hash)
    expect(hashNow(rootOfEdge(edge))).toEqual(headOf(hashes.slice(0, before + 1)).root)
  }
  const nodeAt: NodeSource = ({ level, index }) => stored.get(`${level}/${index}`) ?? bytesOf('not stored')
  expect(nodesOf(inclusionRanges(33, 70)).every(({ level, index }) => stored.has(`${level}/${index}`))).toBe(true)
  for (const size of [1, 2, 33, 64, 69, 70])
    for (const index of [0, size - 1])
      expect(hashNow(inclusionProof(index, size, nodeAt))).toEqual(
        hashNow(inclusionProof(index, size, treeOf(hashes.slice(0, size)))),
      )
  expect(hashNow(appendToEdge(emptyEdge, hashes)).edge).toEqual(edge)
  expect(hashNow(rootOfEdge(emptyEdge))).toEqual(headOf([]).root)
})

test('one proof for several leaves verifies, is RFC 9162’s for one leaf and empty for all', () => {
  const hashes = someLeaves(60)
  const subset = fc
    .integer({ min: 1, max: 60 })
    .chain((size) => fc.tuple(fc.constant(size), fc.subarray([...Array(size).keys()], { minLength: 1 })))
  fc.assert(
    fc.property(subset, ([size, indexes]) => {
      const [head, nodes] = [headOf(hashes.slice(0, size)), treeOf(hashes.slice(0, size))]
      const proof = hashNow(hashesOfRanges(batchInclusionRanges(indexes, size), nodes))
      const proven = indexes.map((index) => ({ index, hash: at(hashes, index) }))
      const rootOf = (leavesGiven: typeof proven, hashesGiven: readonly Bytes[]) =>
        hashNow(rootFromBatchInclusionProof(leavesGiven, size, hashesGiven))
      expect(rootOf(proven, proof)).toEqual(head.root)
      if (indexes.length === 1) expect(proof).toEqual(hashNow(inclusionProof(at(indexes, 0), size, nodes)))
      if (indexes.length === size) expect(proof).toEqual([])
      expect(rootOf(proven, [...proof, head.root])).toBeNull()
      if (proof.length > 0) expect(rootOf(proven, proof.slice(0, -1))).not.toEqual(head.root)
      if (indexes.length > 1) expect(rootOf(proven.toReversed(), proof)).toBeNull()
      const changed = proven.with(0, { index: at(indexes, 0), hash: head.root })
      if (size > 1) expect(rootOf(changed, proof)).not.toEqual(head.root)
    }),
  )
})

test('a proof that nobody can make is refused', () => {
  expect(() => batchInclusionRanges([2, 1], 5)).toThrow(RangeError)
  expect(() => batchInclusionRanges([5], 5)).toThrow(RangeError)
  expect(() => inclusionRanges(5, 5)).toThrow(RangeError)
  expect(() => consistencyProof(6, 5, treeOf(someLeaves(5)))).toThrow(RangeError)
  const head = headOf(someLeaves(5))
  expect(hashNow(verifyInclusion(at(someLeaves(5), 0), -1, head, []))).toBe(false)
  expect(hashNow(verifyConsistency({ size: 6, root: head.root }, head, []))).toBe(false)
})

test('base64 has one spelling for the same bytes', () => {
  expect(fromBase64('AA==')).toEqual(new Uint8Array([0]))
  for (const wrong of ['AB==', 'AA', 'AA=', 'A===', 'A-==', 'AA==\n']) expect(fromBase64(wrong)).toBeNull()
})
