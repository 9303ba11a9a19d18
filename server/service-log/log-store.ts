import { sql } from 'kysely'
import type { ChainEntry } from '#domain/record/chain.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import type { CompletedNode, RightEdge } from '#domain/record/log/trees/right-edge.ts'
import { coverOf, type TreeNode } from '#domain/record/log/trees/tree-nodes.ts'
import { emptied } from '../db/emptied.ts'
import type { Tx } from '../db/tenancy.ts'
import { bytesOf, hashed, splitHashes } from './hashes.ts'
import type { StreamState } from './stream-state.ts'

/** A log by its number. `keys` are verifier keys; the last one signs. */
export type Origin = {
  readonly number: number
  readonly name: string
  readonly keys: readonly string[]
  /** It is the secret of the newest leaf's map; it is null before the first leaf. */
  readonly secret: Bytes | null
}

export const newestOrigin = async (tx: Tx): Promise<Origin | null> => {
  const row = await tx
    .selectFrom('log_origin')
    .select(['number', 'name', 'keys', 'secret'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, secret: row.secret && bytesOf(row.secret) } : null
}

type NewOrigin = {
  readonly number: number
  readonly name: string
  readonly keys: readonly string[]
  readonly opened_at: string
  /** It says as JSON why the log continues another one; the secret is that of the opening's maps. */
  readonly opening?: string
  readonly opening_secret?: Uint8Array
}

/** Stores a log without leaves, unless one with this number exists already. */
export const openOrigin = async (tx: Tx, { keys, opening, ...origin }: NewOrigin): Promise<void> => {
  await tx
    .insertInto('log_origin')
    .values({ ...origin, keys: [...keys], opening: opening ?? null, secret: null })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute()
}

export type StoredLeaf = { readonly index: number; readonly data: string }

export const newestLeaf = async (tx: Tx, origin: number): Promise<StoredLeaf | null> => {
  const row = await tx
    .selectFrom('log_leaf')
    .select(['index', 'data'])
    .where('origin', '=', origin)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Reads nodes of the log's tree, in the order asked for. Throws when one is missing. */
export const readNodes = async (tx: Tx, origin: number, nodes: readonly TreeNode[]): Promise<Bytes[]> => {
  if (nodes.length === 0) return []
  const rows = await tx
    .selectFrom('log_node')
    .select(['level', 'index', 'hash'])
    .where('origin', '=', origin)
    .where((node) =>
      node.or(nodes.map(({ level, index }) => node.and([node('level', '=', level), node('index', '=', index)]))),
    )
    .execute()
  const known = new Map(rows.map((row) => [`${row.level} ${row.index}`, bytesOf(row.hash)]))
  return nodes.map(({ level, index }) => {
    const found = known.get(`${level} ${index}`)
    if (!found) throw new RangeError(`The log has no node ${index} at level ${level}`)
    return found
  })
}

/** Reads the right edge that the log had at a size. */
export const readEdge = async (tx: Tx, origin: number, size: number): Promise<RightEdge> => ({
  size,
  hashes: await readNodes(tx, origin, coverOf({ begin: 0, end: size })),
})

/** Reads every stream as it was last signed. */
export const readSignedStreams = async (tx: Tx): Promise<Map<string, StreamState>> => {
  const rows = await tx.selectFrom('log_stream').selectAll().execute()
  return new Map(
    rows.map((row) => {
      const state: StreamState = {
        streamId: row.stream_id,
        familyId: row.family_id,
        path: hashed(pathOf(row.stream_id)),
        edge: { size: row.size, hashes: splitHashes(row.edge) },
        root: bytesOf(row.root),
        chainHash: bytesOf(row.chain_hash),
        at: null,
        numbers: null,
      }
      return [row.stream_id, state]
    }),
  )
}

/** It says where a stream's chain ends now. */
export type StreamEnd = {
  readonly streamId: string
  readonly familyId: string
  readonly seq: number
  readonly hash: Uint8Array
}

/** Reads where every stream ends now. */
export const readStreamEnds = async (tx: Tx): Promise<StreamEnd[]> => {
  const rows = await tx.selectFrom('stream').select(['id', 'family_id', 'head_seq', 'head_hash']).execute()
  return rows.map((row) => ({
    streamId: row.id,
    familyId: row.family_id,
    seq: row.head_seq,
    hash: row.head_hash,
  }))
}

export type StreamFrom = { readonly familyId: string; readonly streamId: string; readonly after: number }

/** Reads the entries of several streams after those that were signed, in their order. */
export const readEntriesAfter = async (tx: Tx, streams: readonly StreamFrom[]): Promise<Map<string, ChainEntry[]>> => {
  const { rows } = await sql<{
    stream_id: string
    seq: number
    id: string
    at: string
    kind: string
    payload: string | null
    salt: string | null
    payload_hash: string
    hash: string
    entity_id: string
    number: number | null
  }>`select e.stream_id, e.seq, e.id, e.at, e.kind, e.payload, encode(e.salt, 'hex') as salt,
      encode(e.payload_hash, 'hex') as payload_hash, encode(e.hash, 'hex') as hash, e.entity_id, e.number
    from unnest(${streams.map(({ familyId }) => familyId)}::uuid[], ${streams.map(({ streamId }) => streamId)}::uuid[],
      ${streams.map(({ after }) => after)}::bigint[]) as s (family_id, stream_id, after)
    join entry e on e.family_id = s.family_id and e.stream_id = s.stream_id and e.seq > s.after
    order by e.stream_id, e.seq`.execute(tx)
  const entries = new Map<string, ChainEntry[]>()
  for (const { stream_id, payload_hash: payloadHash, entity_id: entityId, number, ...row } of rows) {
    const entry = { ...row, payloadHash, ...(number !== null && { entityId, number }) }
    const known = entries.get(stream_id)
    if (known) known.push(entry)
    else entries.set(stream_id, [entry])
  }
  return entries
}

/** The database writes hex faster than a buffer of each value is made and written. */
export const hex = (column: string) => sql<string | null>`encode(${sql.ref(column)}, 'hex')`

export const readEntriesUpTo = async (
  tx: Tx,
  { familyId, streamId, after, upTo }: StreamFrom & { readonly upTo: number },
): Promise<ChainEntry[]> => {
  const rows = await tx
    .selectFrom('entry')
    .select(['seq', 'id', 'at', 'kind', 'payload', 'entity_id', 'number'])
    .select([
      hex('salt').as('salt'),
      hex('payload_hash').$notNull().as('payloadHash'),
      hex('hash').$notNull().as('hash'),
    ])
    .where('family_id', '=', familyId)
    .where('stream_id', '=', streamId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute()
  const entries = rows.map((row) => ({
    seq: row.seq,
    id: row.id,
    at: row.at,
    kind: row.kind,
    payload: row.payload,
    salt: row.salt,
    payloadHash: row.payloadHash,
    hash: row.hash,
    entityId: row.number === null ? undefined : row.entity_id,
    number: row.number ?? undefined,
  }))
  emptied(rows)
  return entries
}

export const insertNodes = async (tx: Tx, origin: number, nodes: readonly CompletedNode[]): Promise<void> => {
  await tx
    .insertInto('log_node')
    .values(nodes.map(({ node: { level, index }, hash }) => ({ origin, level, index, hash })))
    .execute()
}

/** Stores what was signed of the streams that grew, and their heads in this leaf. */
export const saveStreams = async (
  tx: Tx,
  origin: number,
  leaf: number,
  streams: readonly StreamState[],
): Promise<void> => {
  if (streams.length === 0) return
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const rows = JSON.stringify(
    streams.map(({ streamId, familyId, edge, root, chainHash }) => ({
      stream_id: streamId,
      family_id: familyId,
      size: edge.size,
      root: hex(root),
      edge: edge.hashes.map(hex).join(''),
      chain_hash: hex(chainHash),
    })),
  )
  await sql`with grown as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as r (stream_id uuid, family_id uuid, size bigint, root text, edge text, chain_hash text)
    ), head as (
      insert into log_stream_head (origin, leaf, stream_id, size, root)
        select ${origin}::integer, ${leaf}::bigint, stream_id, size, decode(root, 'hex') from grown
    )
    insert into log_stream (stream_id, family_id, size, root, edge, chain_hash)
      select stream_id, family_id, size, decode(root, 'hex'), decode(edge, 'hex'), decode(chain_hash, 'hex') from grown
      on conflict (stream_id) do update set size = excluded.size, root = excluded.root, edge = excluded.edge,
        chain_hash = excluded.chain_hash`.execute(tx)
}
