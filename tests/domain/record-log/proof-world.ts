import { fromHex, joined, toHex, utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { genesisOf, linkOf } from '#domain/record/chain.ts'
import { formatLogLeaf } from '#domain/record/log/log-leaf.ts'
import type { TrustedKeys } from '#domain/record/log/notes/check-checkpoint.ts'
import { formatCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { cosign } from '#domain/record/log/notes/cosignature.ts'
import { signatureTypes, signerKeyOf } from '#domain/record/log/notes/note-keys.ts'
import { formatNote, signText } from '#domain/record/log/notes/signed-note.ts'
import type { BundleEntry, BundleStream, ProofBundle } from '#domain/record/log/proof-bundle.ts'
import { batchInclusionRanges } from '#domain/record/log/trees/batch-inclusion.ts'
import { type Bytes, digestOf } from '#domain/record/log/trees/hashing.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import { hashLeaf, hashLeaves, merkleTreeHash, treeInMemory } from '#domain/record/log/trees/merkle-tree.ts'
import { consistencyProof, hashesOfRanges, inclusionProof } from '#domain/record/log/trees/proofs.ts'
import { buildSparseMap, type SparseMap } from '#domain/record/log/trees/sparse-map.ts'
import { hashNow, sha256 } from './hash-now.ts'

export const origin = 'evenhand.example/log'
const log = await signerKeyOf(origin, signatureTypes.ed25519, new Uint8Array(32).fill(1))
const witness = await signerKeyOf('witness.example', signatureTypes.cosignature, new Uint8Array(32).fill(2))
export const trusted: TrustedKeys = { log: [log.verifier], witnesses: [witness.verifier], quorum: 1 }

const hexOf = (bytes: Bytes) => toHex(hashNow(digestOf(bytes)))

type Entry = BundleEntry & { readonly hash: string; readonly before: string }
export type Stream = { readonly id: string; readonly entries: readonly Entry[] }

/** Makes a stream whose payloads have about the length of real ones. `word` makes its content its own. */
export const streamOf = (id: string, count: number, word = ''): Stream => {
  const entries: Entry[] = []
  let before = hexOf(genesisOf(id))
  for (let seq = 1; seq <= count; seq += 1) {
    const payload = canonical({ entityId: `item ${seq % 9}`, note: `${word}${seq} `.padEnd(700, 'x') })
    const salt = hexOf(utf8(`salt ${id} ${seq}`))
    const content = { seq, at: `2026-01-01T00:00:00.${seq}`, kind: 'expense.edit', payload, salt }
    const payloadHash = hexOf(joined(fromHex(salt), utf8(payload)))
    const hash = hexOf(linkOf(before, id, { ...content, payloadHash }))
    entries.push({ ...content, payloadHash, previous: null, hash, before })
    before = hash
  }
  return { id, entries }
}

/** Returns the first entries of a stream, as it was earlier. */
export const earlier = ({ id, entries }: Stream, count: number): Stream => ({ id, entries: entries.slice(0, count) })

const leafHashesOf = ({ entries }: Stream) => hashNow(hashLeaves(entries.map(({ hash }) => fromHex(hash))))
const headOf = (stream: Stream) => ({
  size: stream.entries.length,
  root: hashNow(merkleTreeHash(leafHashesOf(stream))),
})

export const streamGrowth = (stream: Stream, from: number): Bytes[] =>
  hashNow(consistencyProof(from, stream.entries.length, hashNow(treeInMemory(leafHashesOf(stream)))))

const inBundle = (stream: Stream, seqs: readonly number[], map: SparseMap): BundleStream => {
  const place = map.proofOf(hashNow(pathOf(stream.id)))
  if (!place) throw new Error('The stream has no place')
  const indexes = seqs.map((seq) => seq - 1)
  const { size, root } = headOf(stream)
  const ranges = indexes.length === 0 ? [] : batchInclusionRanges(indexes, size)
  const proof = hashNow(hashesOfRanges(ranges, hashNow(treeInMemory(leafHashesOf(stream)))))
  const entries = indexes.flatMap((index, at): BundleEntry[] => {
    const found = stream.entries[index]
    if (!found) return []
    const { hash: _, before, ...entry } = found
    const follows = index === 0 || indexes[at - 1] === index - 1
    return [{ ...entry, previous: follows ? null : before }]
  })
  const { blind, siblings } = place
  return { id: stream.id, size, root, blind, siblings: [...siblings], entries, proof }
}

/** A minute of the log: its time, and all streams as they were. */
export type Minute = { readonly time: string; readonly streams: readonly Stream[] }

const mapOf = ({ streams }: Minute, index: number) =>
  buildSparseMap(
    new Uint8Array(32).fill(index),
    streams.map((stream) => ({ path: hashNow(pathOf(stream.id)), head: headOf(stream) })),
    sha256,
  )

const leafDataOf = ({ time: at }: Minute, { root }: SparseMap): string =>
  formatLogLeaf({ at, law: { number: 1, sha256: hexOf(utf8('law 1')) }, map: toHex(root) })

const logLeaves = async (minutes: readonly Minute[]): Promise<Bytes[]> =>
  Promise.all(
    minutes.map(async (minute, index) => hashNow(hashLeaf(utf8(leafDataOf(minute, await mapOf(minute, index)))))),
  )

export const signedCheckpoint = async (size: number, root: Bytes): Promise<string> => {
  const text = formatCheckpoint({ origin, size, root, extensions: [] })
  return formatNote({ text, signatures: [await signText(text, log), await cosign(text, 1_700_000_000, witness)] })
}

export const logGrowth = async (minutes: readonly Minute[], from: number): Promise<Bytes[]> =>
  hashNow(consistencyProof(from, minutes.length, hashNow(treeInMemory(await logLeaves(minutes)))))

/** Makes the bundle of the last minute: of each stream named here, the entries with these numbers. */
export const bundleOf = async (
  minutes: readonly Minute[],
  wanted: Readonly<Record<string, readonly number[]>>,
): Promise<ProofBundle> => {
  const index = minutes.length - 1
  const minute = minutes[index]
  if (!minute) throw new Error('A log without a minute has no proof')
  const [map, leaves] = [await mapOf(minute, index), await logLeaves(minutes)]
  const streams = minute.streams.filter(({ id }) => wanted[id]).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    format: 'evenhand-proof',
    version: 1,
    checkpoint: await signedCheckpoint(minutes.length, hashNow(merkleTreeHash(leaves))),
    leaf: {
      index,
      data: leafDataOf(minute, map),
      proof: hashNow(inclusionProof(index, minutes.length, hashNow(treeInMemory(leaves)))),
    },
    streams: streams.map((stream) => inBundle(stream, wanted[stream.id] ?? [], map)),
  }
}
