import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toHex, utf8 } from '#domain/record/bytes.ts'
import { genesisOf, linkOf } from '#domain/record/chain.ts'
import { checkProof } from '#domain/record/log/check-proof.ts'
import { formatLogLeaf } from '#domain/record/log/log-leaf.ts'
import { type BundleEntry, formatBundle, type ProofBundle, readBundle } from '#domain/record/log/proof-bundle.ts'
import { batchInclusionRanges } from '#domain/record/log/trees/batch-inclusion.ts'
import { type Bytes, digestOf } from '#domain/record/log/trees/hashing.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import { hashLeaf, hashLeaves, treeInMemory } from '#domain/record/log/trees/merkle-tree.ts'
import { hashesOfRanges } from '#domain/record/log/trees/proofs.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import { inclusionRanges, rootOfRange } from '#domain/record/log/trees/tree-nodes.ts'
import { rootFromInclusionProof } from '#domain/record/log/verify-proofs.ts'
import { hashNow, sha256 } from './hash-now.ts'
import { signedCheckpoint, trusted } from './proof-world.ts'

const kept = readBundle(readFileSync('tests/fixtures/a608545/exports/dana.proof.json'))
const [stream] = kept?.streams ?? []
if (!kept || !stream) throw new Error('the fixture is no proof')

const all = 100_000
const hexOf = (bytes: Bytes) => toHex(hashNow(digestOf(bytes)))

/** Entries of one act are written at once and stand side by side; the acts are as far apart as the family is long. */
const placesOf = (entries: readonly BundleEntry[]): number[] => {
  const acts = [...Map.groupBy(entries, ({ at }) => at).values()]
  return acts.flatMap((act, at) => act.map((_, place) => Math.floor(((at + 0.5) * all) / acts.length) + place))
}

/** Puts the entries into a stream of 100,000, the others of which can be any. */
const inLongStream = (id: string, entries: readonly BundleEntry[]) => {
  const places = new Map(placesOf(entries).map((seq, at) => [seq, entries[at]]))
  const own: BundleEntry[] = []
  const hashes: Bytes[] = []
  let before = hexOf(genesisOf(id))
  for (let seq = 1; seq <= all; seq += 1) {
    const entry = places.get(seq)
    const previous = places.has(seq - 1) ? null : before
    if (entry) own.push({ ...entry, seq, previous })
    const payloadHash = entry?.payloadHash ?? ''
    const hash = hashNow(digestOf(entry ? linkOf(before, id, { ...entry, seq, payloadHash }) : utf8(`${seq}`)))
    hashes.push(hash)
    before = toHex(hash)
  }
  const tree = hashNow(treeInMemory(hashNow(hashLeaves(hashes))))
  const ranges = batchInclusionRanges(
    own.map(({ seq }) => seq - 1),
    all,
  )
  const root = hashNow(rootOfRange({ begin: 0, end: all }, tree))
  return { entries: own, root, size: all, proof: hashNow(hashesOfRanges(ranges, tree)) }
}

const inLongLog = async (entries: readonly BundleEntry[]): Promise<ProofBundle> => {
  const { id } = stream
  const { proof, ...head } = inLongStream(id, entries)
  const path = hashNow(pathOf(id))
  const map = await buildSparseMap(new Uint8Array(32).fill(3), [{ path, head }], sha256)
  const place = map.proofOf(path)
  if (!place) throw new Error('the stream has no place')
  const stamped = { size: 2_600_000, sha256: hexOf(utf8('a stamp')) }
  const law = { number: 2, sha256: hexOf(utf8('law')) }
  const data = formatLogLeaf({ at: '2030-12-31T23:59:00.000Z', law, map: toHex(map.root), stamped })
  // The other leaves of a log of five years can be any, so its proof is made of any hashes and its root follows.
  const size = 5 * 366 * 24 * 60
  const index = size - 4
  const hashes = inclusionRanges(index, size).map((_, at) => new Uint8Array(32).fill(at))
  const root = hashNow(rootFromInclusionProof(hashNow(hashLeaf(utf8(data))), index, size, hashes))
  if (!root) throw new Error('the proof has the wrong length')
  const streams = [{ id, ...head, blind: place.blind, siblings: [...place.siblings], proof }]
  const checkpoint = await signedCheckpoint(size, root)
  return { format: 'evenhand-proof', version: 2, checkpoint, leaf: { index, data, proof: hashes }, streams }
}

test('what was kept in the first version is read, and takes half the room in the second', () => {
  const text = formatBundle({ ...kept, version: 2 })
  const again = readBundle(utf8(text))
  const withoutHashes = stream.entries.map((entry) => ({ ...entry, payloadHash: null }))
  expect(again?.streams[0]?.entries).toEqual(withoutHashes)
  expect([formatBundle(kept).length, text.length]).toEqual([20_322, expect.closeTo(10_000, -3)])
})

test('an expense that met every answer to a payment, in a family of 100,000 entries, takes less than 20 kB', {
  timeout: 60_000,
}, async () => {
  const bundle = await inLongLog(stream.entries)
  const text = formatBundle(bundle)
  expect(await checkProof(utf8(text), trusted, sha256)).toMatchObject({ state: 'proven' })
  expect(text.length).toBeLessThan(20_000)
  expect(text).toContain('"like":')
  const bytes = utf8(text)
  for (let at = 0; at < bytes.length; at += 41) {
    const copy = bytes.slice()
    copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8))
    const verdict = await checkProof(copy, trusted, sha256)
    if (verdict.state !== 'fails') expect.fail(`byte ${at} was changed unseen`)
  }
  // It was larger in the first version.
  expect(formatBundle({ ...bundle, version: 1 }).length).toBeGreaterThan(20_000)
})
