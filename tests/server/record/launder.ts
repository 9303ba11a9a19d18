import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type pg from 'pg'
import { fromHex, toHex, utf8 } from '#domain/record/bytes.ts'
import { formatLogLeaf, readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { formatCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { formatNote, signText } from '#domain/record/log/notes/signed-note.ts'
import type { Bytes } from '#domain/record/log/trees/hashing.ts'
import { pathOf } from '#domain/record/log/trees/map-place.ts'
import { hashLeaf, hashLeaves } from '#domain/record/log/trees/merkle-tree.ts'
import { appendToEdge, emptyEdge, type RightEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { hashed, sha256 } from '#server/service-log/hashes.ts'
import { logKeyOf } from '#server/service-log/log-key.ts'

type Head = { readonly stream: string; readonly leaf: number; readonly size: number }
type Signed = { readonly size: number; readonly root: Bytes }

const edgeAt = (hashes: readonly string[], size: number): RightEdge => {
  const leaves = hashed(hashLeaves(hashes.slice(0, size).map(fromHex)))
  return hashed(appendToEdge(emptyEdge, leaves)).edge
}
const rootAt = (hashes: readonly string[], size: number): Bytes => hashed(rootOfEdge(edgeAt(hashes, size)))

const readAll = async (client: pg.ClientBase) => {
  const heads = await client.query<Head>(
    'select stream_id as stream, leaf::int, size::int from log_stream_head order by leaf, stream_id',
  )
  const entries = await client.query<{ stream: string; hash: string }>(
    `select stream_id as stream, encode(hash, 'hex') as hash from entry order by stream_id, seq`,
  )
  const leaves = await client.query<{ data: string }>('select data from log_leaf order by index')
  const streams = Map.groupBy(entries.rows, ({ stream }) => stream)
  const hashesOf = (stream: string) => (streams.get(stream) ?? []).map((entry) => entry.hash)
  return { heads: heads.rows, leaves: leaves.rows.map(({ data }) => data), hashesOf }
}

/** Makes the heads of all streams what the rewritten entries say. */
const rewriteHeads = async (client: pg.ClientBase, heads: readonly Head[], hashesOf: (stream: string) => string[]) => {
  for (const { stream, leaf, size } of heads)
    await client.query('update log_stream_head set root = $1 where stream_id = $2 and leaf = $3', [
      rootAt(hashesOf(stream), size),
      stream,
      leaf,
    ])
  const last = new Map(heads.map(({ stream, size }) => [stream, size]))
  for (const [stream, size] of last) {
    const edge = edgeAt(hashesOf(stream), size)
    await client.query('update log_stream set root = $1, edge = $2, chain_hash = $3 where stream_id = $4', [
      hashed(rootOfEdge(edge)),
      Buffer.concat(edge.hashes),
      fromHex(hashesOf(stream)[size - 1] ?? ''),
      stream,
    ])
  }
}

/** The superuser has this beside the database: the key with which they sign, and whether they reach the copy outside. */
export type Means = { readonly key: HistoryKey; readonly outside: string | null; readonly origin: string }

/**
 * Writes the whole service log again, so that it says of rewritten entries what it said of the real ones: heads, maps,
 * leaves, nodes, checkpoints, and the copy outside.
 */
export const rewriteLog = async (client: pg.ClientBase, { key, outside, origin }: Means): Promise<void> => {
  const { heads, leaves, hashesOf } = await readAll(client)
  await rewriteHeads(client, heads, hashesOf)
  await client.query('delete from log_node')
  const present = new Map<string, Signed>()
  let edge = emptyEdge
  for (const [index, text] of leaves.entries()) {
    for (const { stream, size } of heads.filter(({ leaf }) => leaf === index))
      present.set(stream, { size, root: rootAt(hashesOf(stream), size) })
    const secret = Uint8Array.from(randomBytes(32))
    const places = [...present].map(([stream, head]) => ({ path: hashed(pathOf(stream)), head }))
    const { root: map } = await buildSparseMap(secret, places, sha256)
    const leaf = readLogLeaf(text)
    if (!leaf) throw new Error('a leaf cannot be read')
    const data = formatLogLeaf({ ...leaf, map: toHex(map) })
    const appended = hashed(appendToEdge(edge, [hashed(hashLeaf(utf8(data)))]))
    edge = appended.edge
    for (const { node, hash: of } of appended.completed)
      await client.query('insert into log_node (origin, level, index, hash) values (1, $1, $2, $3)', [
        node.level,
        node.index,
        of,
      ])
    const root = hashed(rootOfEdge(edge))
    const note = formatCheckpoint({ origin, size: edge.size, root, extensions: [] })
    const signed = formatNote({ text: note, signatures: [await signText(note, await logKeyOf(origin, key))] })
    await client.query('update log_leaf set data = $1 where index = $2', [data, index])
    await client.query('update log_checkpoint set note = $1 where size = $2', [signed, edge.size])
    await client.query('update log_origin set secret = $1', [secret])
    const copy = { origin: 1, size: edge.size, root: toBase64(root), note: signed }
    if (outside && index === leaves.length - 1) await writeFile(outside, JSON.stringify(copy))
  }
}
