import { checkProofBy } from '#domain/record/anchors.ts'
import { utf8 } from '#domain/record/bytes.ts'
import type { Proven } from '#domain/record/log/check-proof.ts'
import { type Comparison, compareProofs } from '#domain/record/log/compare-proofs.ts'
import { readRecord } from '#domain/record/record.ts'
import { hashed } from '#server/service-log/hashes.ts'

/** What an export proves of its streams, with the hashes of all their entries. */
const provenBy = async (text: string, publicKey: Uint8Array<ArrayBuffer>): Promise<Proven> => {
  const record = readRecord(utf8(text))?.record
  const verdict = await checkProofBy(utf8(record?.proof ?? ''), publicKey)
  if (!record || verdict.state === 'fails') throw new Error('the export proves nothing')
  const streams = verdict.proven.streams.map((stream) => ({
    ...stream,
    entries: record.streams.find(({ id }) => id === stream.id)?.entries ?? [],
  }))
  return { ...verdict.proven, streams }
}

/** Compares two exports as anybody can who has both, without the service. */
export const compareExports = async (
  older: string,
  newer: string,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<Comparison> => hashed(compareProofs(await provenBy(older, publicKey), await provenBy(newer, publicKey)))
