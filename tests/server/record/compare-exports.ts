import { checkProofBy } from '#domain/record/anchors.ts'
import { utf8 } from '#domain/record/bytes.ts'
import { comparedExport } from '#domain/record/compare-files.ts'
import type { Proven } from '#domain/record/log/check-proof.ts'
import { type Comparison, comparedProof, compareProofs } from '#domain/record/log/compare-proofs.ts'
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

/**
 * Compares two exports as anybody can who has both, without the service. The newer one may say what proves nothing any
 * more.
 */
export const compareExports = async (older: string, newer: string, publicKey: PublicKey): Promise<Comparison> => {
  const [one, other] = [recordIn(older), recordIn(newer)]
  const before = comparedExport(one, mustProve(await provenIn(one.proof ?? '', publicKey)))
  const after = comparedExport(other, await provenIn(other.proof ?? '', publicKey))
  return hashed(compareProofs(before, after))
}

/** Compares two proofs of single items. */
export const compareItems = async (older: string, newer: string, publicKey: PublicKey): Promise<Comparison> => {
  const [one, other] = [mustProve(await provenIn(older, publicKey)), mustProve(await provenIn(newer, publicKey))]
  return hashed(compareProofs(comparedProof(one), comparedProof(other)))
}
