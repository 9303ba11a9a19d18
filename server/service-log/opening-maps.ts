import type { PlacedHead } from '#domain/record/log/proof-bundle.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import { buildSparseMap, type SparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import type { Tx } from '../db/tenancy.ts'
import { bytesOf, hashed, sha256 } from './hashes.ts'

/** The opening of a log says this of a stream: the head that was signed last, and the last one that it still continues. */
export type Recovered = { readonly streamId: string; readonly signed: TreeHead; readonly kept: TreeHead }

/** The opening names the streams by two maps, so that it does not tell whose record lost something. */
export type OpeningMaps = {
  readonly signed: SparseMap
  readonly kept: SparseMap
  readonly placeOf: (streamId: string) => { readonly signed: PlacedHead; readonly kept: PlacedHead } | null
}

const placed = (map: SparseMap, id: string, head: TreeHead): PlacedHead | null => {
  const proof = map.proofOf(hashed(pathOf(id)))
  return proof && { ...head, blind: proof.blind, siblings: [...proof.siblings] }
}

/** `secret` has 64 bytes: equal heads must not look equal in both maps. */
export const openingMapsOf = async (secret: Uint8Array, recovered: readonly Recovered[]): Promise<OpeningMaps> => {
  const build = (half: Uint8Array, which: 'signed' | 'kept') =>
    buildSparseMap(
      bytesOf(half),
      recovered.map((stream) => ({ path: hashed(pathOf(stream.streamId)), head: stream[which] })),
      sha256,
    )
  const signed = await build(secret.subarray(0, 32), 'signed')
  const kept = await build(secret.subarray(32), 'kept')
  const byId = new Map(recovered.map((stream) => [stream.streamId, stream]))
  return {
    signed,
    kept,
    placeOf: (streamId) => {
      const stream = byId.get(streamId)
      const places = stream && {
        signed: placed(signed, streamId, stream.signed),
        kept: placed(kept, streamId, stream.kept),
      }
      return places?.signed && places.kept ? { signed: places.signed, kept: places.kept } : null
    },
  }
}

export const readRecovered = async (tx: Tx, origin: number): Promise<Recovered[]> => {
  const rows = await tx.selectFrom('log_recovered').selectAll().where('origin', '=', origin).execute()
  return rows.map(({ stream_id: streamId, signed_size, signed_root, kept_size, kept_root }) => ({
    streamId,
    signed: { size: signed_size, root: bytesOf(signed_root) },
    kept: { size: kept_size, root: bytesOf(kept_root) },
  }))
}

/** At most this many rows are inserted by one statement, which has a limit of parameters. */
const atOnce = 5_000

export const saveRecovered = async (tx: Tx, origin: number, recovered: readonly Recovered[]): Promise<void> => {
  for (let from = 0; from < recovered.length; from += atOnce)
    await tx
      .insertInto('log_recovered')
      .values(
        recovered.slice(from, from + atOnce).map(({ streamId, signed, kept }) => ({
          origin,
          stream_id: streamId,
          signed_size: signed.size,
          signed_root: signed.root,
          kept_size: kept.size,
          kept_root: kept.root,
        })),
      )
      .execute()
}
