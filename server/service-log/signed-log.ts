import { sql } from 'kysely'
import { toHex } from '#domain/record/bytes.ts'
import { readLogLeaf } from '#domain/record/log/log-leaf.ts'
import type { ProofBundle } from '#domain/record/log/proof-bundle.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { type MapProof, pathOf } from '#domain/record/log/trees/map-place.ts'
import { hashesOfRanges, nodesOf } from '#domain/record/log/trees/proofs.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import { inclusionRanges, type LeafRange } from '#domain/record/log/trees/tree-nodes.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import type { RequestScopes, Tx } from '../db/tenancy.ts'
import { bytesOf, hashed, sha256, splitHashes } from './hashes.ts'
import { readNodes } from './log-store.ts'
import { type NewestCheckpoint, readNewestCheckpoint } from './newest-checkpoint.ts'
import { type OpeningMaps, openingMapsOf, readRecovered } from './opening-maps.ts'
import { type OpenedLog, readOpenedLogs } from './recount/check-openings.ts'

/** The newest signed state of the service log, from which proofs are made. */
export type SignedLog = {
  readonly number: number
  readonly origin: string
  readonly size: number
  /** It is the newest leaf, with its inclusion proof. */
  readonly leaf: ProofBundle['leaf']
  readonly heads: ReadonlyMap<string, TreeHead>
  /** It says how the log came to continue others, oldest first, and proves that its first leaf is the last of them. */
  readonly recoveries: { readonly opened: readonly Bytes[]; readonly list: readonly OpenedRecovery[] } | null
  /** Finds a stream's place in the map; null for a stream that is not in it. */
  readonly placeOf: (streamId: string) => MapProof | null
}

/** The opening of a log that continues another one. */
export type OpenedRecovery = Pick<OpenedLog, 'note' | 'leaf'> & Pick<OpeningMaps, 'placeOf'>

/** A signed log, and its checkpoint with the cosignatures that it has by now. */
export type ShownLog = SignedLog & { readonly checkpoint: string }

/** Marks the newest checkpoint as one that left the house, so that it is kept. */
const showNewest = async (tx: Tx): Promise<NewestCheckpoint | null> => {
  const newest = await readNewestCheckpoint(tx)
  if (!newest) return null
  await tx
    .updateTable('log_checkpoint')
    .set({ shown: true })
    .where('origin', '=', newest.origin)
    .where('size', '=', newest.size)
    .where('shown', '=', false)
    .execute()
  return newest
}

type LogRow = {
  number: number
  origin: string
  secret: Buffer | null
  index: number
  data: string
  ids: string[]
  sizes: number[]
  roots: Buffer | null
}

/** Reads the newest leaf and all heads that it covers. It is one statement, so that a signature cannot come in between. */
const readNewest = async (tx: Tx): Promise<LogRow | null> => {
  const { rows } = await sql<LogRow>`
    select o.number, o.name as origin, o.secret, l.index, l.data,
      array(select stream_id::text from log_stream order by stream_id) as ids,
      array(select size::float8 from log_stream order by stream_id) as sizes,
      (select string_agg(root, ''::bytea order by stream_id) from log_stream) as roots
    from log_origin o join log_leaf l on l.origin = o.number
    where o.number = (select max(number) from log_origin) order by l.index desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Returns the hashes of subtrees of the log, which a proof is made of. */
export const logHashes = async (tx: Tx, origin: number, ranges: readonly LeafRange[]): Promise<Bytes[]> => {
  const nodes = nodesOf(ranges)
  const hashes = await readNodes(tx, origin, nodes)
  const known = new Map(nodes.map(({ level, index }, at) => [`${level} ${index}`, hashes[at]]))
  return hashed(
    hashesOfRanges(ranges, ({ level, index }) => {
      const hash = known.get(`${level} ${index}`)
      if (!hash) throw new RangeError(`The log has no node ${index} at level ${level}`)
      return hash
    }),
  )
}

/** Openings never change, so those that were read for an earlier leaf of the log are used again. */
const readRecoveries = async (
  tx: Tx,
  { number, size }: Pick<SignedLog, 'number' | 'size'>,
  before: SignedLog | null,
): Promise<SignedLog['recoveries']> => {
  if (number === 1) return null
  const opened = await logHashes(tx, number, inclusionRanges(0, size))
  if (before?.number === number && before.recoveries) return { opened, list: before.recoveries.list }
  const list: OpenedRecovery[] = []
  for (const { number: own, openingSecret, note, leaf } of await readOpenedLogs(tx)) {
    if (!openingSecret) continue
    const { placeOf } = await openingMapsOf(openingSecret, await readRecovered(tx, own))
    list.push({ note, leaf, placeOf })
  }
  return { opened, list }
}

/** Makes the map of the newest leaf again. Null where the stored heads are not those that were signed. */
const rebuild = async (tx: Tx, row: LogRow, before: SignedLog | null): Promise<SignedLog | null> => {
  const { number, origin, secret, index, data } = row
  const roots = splitHashes(row.roots ?? Buffer.alloc(0))
  const heads = new Map(
    row.ids.map((id, at) => [id, { size: row.sizes[at] ?? 0, root: roots[at] ?? new Uint8Array() }]),
  )
  const places = [...heads].map(([id, head]) => ({ path: hashed(pathOf(id)), head }))
  const map = secret && (await buildSparseMap(bytesOf(secret), places, sha256))
  if (!map || readLogLeaf(data)?.map !== toHex(map.root)) return null
  const size = index + 1
  const leaf = { index, data, proof: await logHashes(tx, number, inclusionRanges(index, size)) }
  const recoveries = await readRecoveries(tx, { number, size }, before)
  return { number, origin, size, leaf, heads, recoveries, placeOf: (streamId) => map.proofOf(hashed(pathOf(streamId))) }
}

export type LogReader = {
  /**
   * Reads the newest signed state in order to show it to somebody. Null when nothing was signed yet, and when what is
   * stored is not what was signed.
   */
  show(): Promise<ShownLog | null>
}

/** A leaf covers all streams, so what was made of it is kept until the next one. */
export const logReaderOf = (scopes: Pick<RequestScopes, 'asProver'>): LogReader => {
  let kept: SignedLog | null = null
  const signedLog = async (tx: Tx, { origin, size }: NewestCheckpoint): Promise<SignedLog | null> => {
    if (kept?.number === origin && kept.size === size) return kept
    const row = await readNewest(tx)
    kept = row && (await rebuild(tx, row, kept))
    return kept
  }
  return {
    show: () =>
      scopes.asProver(async (tx) => {
        const before = await showNewest(tx)
        const log = before && (await signedLog(tx, before))
        // A leaf that was added in between has a checkpoint of its own.
        const newest = log && log.size !== before.size ? await showNewest(tx) : before
        if (!log || newest?.origin !== log.number || newest.size !== log.size) return null
        return { ...log, checkpoint: [newest.note, ...newest.cosignatures].join('') }
      }),
  }
}
