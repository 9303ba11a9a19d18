import { checkProofBy } from '#domain/record/anchors.ts'
import { fromHex, utf8 } from '#domain/record/bytes.ts'
import type { Proven } from '#domain/record/log/check-proof.ts'
import { type Comparison, comparedProof, compareProofs } from '#domain/record/log/compare-proofs.ts'
import { hashLeaves, merkleTreeHash } from '#domain/record/log/merkle-tree.ts'
import { readRecord, type SignedRecord } from '#domain/record/record.ts'
import { hashed } from '#server/service-log/hashes.ts'

type PublicKey = Uint8Array<ArrayBuffer>

const recordIn = (text: string): SignedRecord => {
  const record = readRecord(utf8(text))?.record
  if (!record) throw new Error('this is no export')
  return record
}

const provenIn = async (bundle: string, publicKey: PublicKey): Promise<Proven | null> => {
  const verdict = await checkProofBy(utf8(bundle), publicKey)
  return verdict.state === 'proven' ? verdict.proven : null
}

const mustProve = (proven: Proven | null): Proven => {
  if (!proven) throw new Error('the proof does not hold')
  return proven
}

/** What an export proves of its streams, with the hashes of all their entries. */
const provenBy = async ({ proof, streams }: SignedRecord, publicKey: PublicKey): Promise<Proven | null> => {
  const proven = await provenIn(proof ?? '', publicKey)
  const entriesOf = (stream: string) => streams.find(({ id }) => id === stream)?.entries ?? []
  return (
    proven && { ...proven, streams: proven.streams.map((stream) => ({ ...stream, entries: entriesOf(stream.id) })) }
  )
}

/** What an export says that proves nothing any more, as if it came with the checkpoint of another one. */
const saidBy = ({ streams }: SignedRecord, like: Proven): Proven => ({
  ...like,
  streams: streams.map(({ id, entries }) => {
    const leaves = hashed(hashLeaves(entries.map(({ hash }) => fromHex(hash))))
    return { id, size: entries.length, root: hashed(merkleTreeHash(leaves)), entries }
  }),
})

/** Compares two exports as anybody can who has both, without the service. */
export const compareExports = async (older: string, newer: string, publicKey: PublicKey): Promise<Comparison> => {
  const [one, other] = [recordIn(older), recordIn(newer)]
  const before = mustProve(await provenBy(one, publicKey))
  const after = (await provenBy(other, publicKey)) ?? saidBy(other, before)
  return hashed(compareProofs(comparedProof(before), comparedProof(after)))
}

/** Compares two proofs of single items. */
export const compareItems = async (older: string, newer: string, publicKey: PublicKey): Promise<Comparison> => {
  const proofOf = async (text: string) => comparedProof(mustProve(await provenIn(text, publicKey)))
  return hashed(compareProofs(await proofOf(older), await proofOf(newer)))
}
