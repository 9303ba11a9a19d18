import type { ProofsBody } from '#contract/history/record-proofs.ts'
import { fromBase64 } from '#domain/record/log/notes/base64.ts'
import type { Consistency, Growth } from '#domain/record/log/trees/consistency.ts'
import { type Bytes, equalBytes } from '#domain/record/log/trees/hashing.ts'
import { hashLeaves, treeInMemory } from '#domain/record/log/trees/merkle-tree.ts'
import { consistencyProof } from '#domain/record/log/trees/proofs.ts'
import { rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { consistencyRanges, coverOf, type NodeSource, rootOfCover } from '#domain/record/log/trees/tree-nodes.ts'
import type { RequestScopes, Tx, Viewer } from '../db/tenancy.ts'
import { hashed } from '../service-log/hashes.ts'
import { readEdge } from '../service-log/log-store.ts'
import { logHashes } from '../service-log/signed-log.ts'
import { readHashes } from './prove-item.ts'

type Head = ProofsBody['from']
type Signed = { readonly number: number; readonly size: number; readonly streams: ReadonlyMap<string, number> }

const rootIn = ({ root }: Head): Bytes => fromBase64(root) ?? new Uint8Array()

/** Reads how large the log and these streams were when they were signed last; null for a log that is not known. */
const readSigned = async (tx: Tx, origin: string, ids: readonly string[]): Promise<Signed | null> => {
  const log = await tx
    .selectFrom('log_origin')
    .innerJoin('log_leaf', 'log_leaf.origin', 'log_origin.number')
    .select(['log_origin.number', 'log_leaf.index'])
    .where('log_origin.name', '=', origin)
    .orderBy('log_leaf.index', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!log) return null
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('log_stream')
          .select(['stream_id', 'size'])
          .where('stream_id', 'in', [...ids])
          .execute()
  const streams = new Map(rows.map(({ stream_id, size }) => [stream_id, size]))
  return { number: log.number, size: log.index + 1, streams }
}

const proveLog = async (tx: Tx, { number, size }: Signed, from: Head, to = size): Promise<Growth | null> => {
  if (from.size > to || to > size) return null
  const rootAt = async (at: number) => hashed(rootOfEdge(await readEdge(tx, number, at)))
  const earlier = await rootAt(from.size)
  if (!equalBytes(earlier, rootIn(from))) return null
  const proof = await logHashes(tx, number, consistencyRanges(from.size, to))
  return { from: { size: from.size, root: earlier }, to: { size: to, root: await rootAt(to) }, proof }
}

const rootOf = (tree: NodeSource, size: number): Bytes =>
  hashed(rootOfCover(coverOf({ begin: 0, end: size }).map(tree)))

/** A stream beyond the viewer's reach has no hashes here. */
const proveStream = async (
  tx: Tx,
  viewer: Viewer,
  { id, from, to }: { readonly id: string; readonly from: Head; readonly to: number },
): Promise<Growth | null> => {
  const hashes = await readHashes(tx, viewer, id)
  if (from.size > to || to > hashes.length) return null
  const tree = hashed(treeInMemory(hashed(hashLeaves(hashes.slice(0, to)))))
  const earlier = rootOf(tree, from.size)
  if (!equalBytes(earlier, rootIn(from))) return null
  const proof = hashed(consistencyProof(from.size, to, tree))
  return { from: { size: from.size, root: earlier }, to: { size: to, root: rootOf(tree, to) }, proof }
}

/**
 * Proves that the log, and streams that the viewer may read, continue what they hold of them. Null unless they present
 * the root of each earlier tree.
 */
export const proveConsistency = async (
  scopes: Pick<RequestScopes, 'asProver' | 'asViewer'>,
  viewer: Viewer,
  { origin, from, to, streams: asked = [] }: ProofsBody,
): Promise<Consistency | null> => {
  const found = await scopes.asProver(async (tx) => {
    const signed = await readSigned(
      tx,
      origin,
      asked.map(({ id }) => id),
    )
    const log = signed && (await proveLog(tx, signed, from, to))
    return log && { log, sizes: signed.streams }
  })
  if (!found) return null
  const streams = await scopes.asViewer(viewer, async (tx) => {
    const proven: Consistency['streams'] = []
    for (const { id, from: earlier, to: later = found.sizes.get(id) ?? 0 } of asked) {
      const growth =
        later <= (found.sizes.get(id) ?? 0) ? await proveStream(tx, viewer, { id, from: earlier, to: later }) : null
      if (!growth) return null
      proven.push({ id, ...growth })
    }
    return proven
  })
  return streams && { format: 'evenhand-consistency', version: 1, origin, log: found.log, streams }
}
