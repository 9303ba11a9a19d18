import type { BundleEntry } from '#domain/record/log/proof-bundle.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { oneOf } from '../db/one-of.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import { bytesOf } from '../service-log/hashes.ts'
import { type EntriesToProve, proveEntries, writeProof } from '../service-log/prove.ts'
import type { ShownLog } from '../service-log/signed-log.ts'

type EntryRow = Omit<BundleEntry, 'previous'> & { readonly stream: string }

const readEntries = async (
  tx: Tx,
  { familyId }: Viewer,
  ids: readonly string[],
  withheld: ReadonlySet<string>,
): Promise<EntryRow[]> => {
  const rows = await tx
    .selectFrom('entry')
    .select(['stream_id', 'seq', 'at', 'kind', 'payload', 'salt', 'payload_hash', 'entity_id', 'number'])
    .where('family_id', '=', familyId)
    .where('entity_id', '=', oneOf(ids))
    .orderBy('stream_id')
    .orderBy('seq')
    .execute()
  return rows.map(({ stream_id: stream, seq, at, kind, payload, salt, payload_hash, entity_id: entityId, number }) => {
    const shown = payload !== null && salt !== null && !withheld.has(entityId)
    return {
      stream,
      seq,
      at,
      kind,
      payload: shown ? payload : null,
      salt: shown ? salt.toString('hex') : null,
      payloadHash: payload_hash.toString('hex'),
      ...(number !== null && { entityId, number }),
    }
  })
}

/** Reads the hash of every entry of a stream, which a proof is computed from. */
export const readHashes = async (tx: Tx, { familyId }: Viewer, stream: string): Promise<Bytes[]> => {
  const rows = await tx
    .selectFrom('entry')
    .select('hash')
    .where('family_id', '=', familyId)
    .where('stream_id', '=', stream)
    .orderBy('seq')
    .execute()
  return rows.map(({ hash }) => bytesOf(hash))
}

const hexOf = (hash: Uint8Array | undefined): string | null => (hash ? Buffer.from(hash).toString('hex') : null)

/** The hash before an entry stands with it, unless it follows from the entry before it in the proof. */
const toProve = (id: string, rows: readonly EntryRow[], hashes: EntriesToProve['hashes']): EntriesToProve => ({
  id,
  hashes,
  entries: rows.map(({ stream: _, ...entry }, at) => {
    const before = rows[at - 1]?.seq ?? 0
    return { ...entry, previous: before + 1 === entry.seq ? null : hexOf(hashes[entry.seq - 2]) }
  }),
})

export type ItemToProve = {
  /** The item, and what belongs to it. */
  readonly ids: readonly string[]
  /** Items whose contents the viewer may not be given. */
  readonly withheld: ReadonlySet<string>
}

/**
 * Writes the proof of all entries about an item that the viewer may read. `log` was read before the transaction began,
 * so it is never ahead of the entries.
 * @returns null when there are no entries, and `notSigned` when none of them is signed yet
 */
export const proveItem = async (
  tx: Tx,
  viewer: Viewer,
  log: ShownLog | null,
  { ids, withheld }: ItemToProve,
): Promise<{ readonly text: string } | 'notSigned' | null> => {
  const rows = await readEntries(tx, viewer, ids, withheld)
  if (rows.length === 0) return null
  if (!log) return 'notSigned'
  const proven = []
  for (const [stream, own] of Map.groupBy(rows, (row) => row.stream)) {
    const signed = own.filter(({ seq }) => seq <= (log.heads.get(stream)?.size ?? 0))
    if (signed.length > 0) proven.push(proveEntries(log, toProve(stream, signed, await readHashes(tx, viewer, stream))))
  }
  const text = writeProof(log, proven)
  return text === null ? 'notSigned' : { text }
}
