import { toHex } from '#domain/record/bytes.ts'
import { readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { readCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { readVerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { readNote } from '#domain/record/log/notes/signed-note.ts'
import { equalBytes } from '#domain/record/log/trees/hashing.ts'
import { emptyEdge, type RightEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { Tx } from '../db/tenancy.ts'
import { hashed, sha256 } from './hashes.ts'
import { newestLeaf, type Origin, readEdge, readSignedStreams } from './log-store.ts'
import type { Contradiction } from './recount/contradictions.ts'
import type { StreamState } from './stream-state.ts'

/** It holds what was signed last: the log's right edge, and every stream in its newest leaf. */
export type Signed = {
  readonly origin: Origin
  readonly edge: RightEdge
  readonly streams: ReadonlyMap<string, StreamState>
}

/** Says whether a note is signed by the log's key and states this tree head. */
export const isNoteOf = async (note: string, { origin, edge }: Pick<Signed, 'origin' | 'edge'>): Promise<boolean> => {
  const parsed = readNote(note)
  const checkpoint = parsed && readCheckpoint(parsed.text)
  const key = await readVerifierKey(origin.keys.at(-1) ?? '')
  if (!parsed || !checkpoint || !key) return false
  const { state } = await openNote(parsed, [key])
  const root = hashed(rootOfEdge(edge))
  const isHead = checkpoint.size === edge.size && equalBytes(checkpoint.root, root)
  return state === 'verified' && checkpoint.origin === origin.name && isHead
}

const noteAt = async (tx: Tx, origin: number, size: number): Promise<string> => {
  const row = await tx
    .selectFrom('log_checkpoint')
    .select('note')
    .where('origin', '=', origin)
    .where('size', '=', size)
    .executeTakeFirst()
  return row?.note ?? ''
}

/** Checks that the stored streams are those of the newest leaf, whose root the signed checkpoint covers. */
const checkHeads = async (
  data: string,
  { secret }: Origin,
  streams: ReadonlyMap<string, StreamState>,
): Promise<Contradiction[]> => {
  const places = [...streams.values()].map(({ path, edge, root }) => ({ path, head: { size: edge.size, root } }))
  const edgesHold = [...streams.values()].every(({ edge, root }) => equalBytes(hashed(rootOfEdge(edge)), root))
  const map = secret && edgesHold ? await buildSparseMap(secret, places, sha256) : null
  return map && readLogLeaf(data)?.map === toHex(map.root) ? [] : [{ why: 'headsDiffer' }]
}

const loadAll = async (tx: Tx, origin: Origin): Promise<{ signed: Signed; found: Contradiction[] }> => {
  const leaf = await newestLeaf(tx, origin.number)
  if (!leaf) return { signed: { origin, edge: emptyEdge, streams: await readSignedStreams(tx) }, found: [] }
  const size = leaf.index + 1
  const edge = await readEdge(tx, origin.number, size).catch(() => null)
  const streams = await readSignedStreams(tx)
  if (!edge) return { signed: { origin, edge: emptyEdge, streams }, found: [{ why: 'leavesDiffer' }] }
  const signed = { origin, edge, streams }
  const held = await isNoteOf(await noteAt(tx, origin.number, size), signed)
  return {
    signed,
    found: [...(held ? [] : [{ why: 'noteWrong' } as const]), ...(await checkHeads(leaf.data, origin, streams))],
  }
}

/**
 * Reads what was signed last and checks it against its signature. A process that signed it itself goes on from its own
 * memory, so that changed rows cannot move it.
 */
export const loadSigned = async (
  tx: Tx,
  origin: Origin,
  kept: Signed | null,
): Promise<{ readonly signed: Signed; readonly found: readonly Contradiction[] }> => {
  const leaf = kept && (await newestLeaf(tx, origin.number))
  const isKept = kept !== null && kept.origin.number === origin.number && leaf?.index === kept.edge.size - 1
  return isKept ? { signed: kept, found: [] } : loadAll(tx, origin)
}

export const rootTextOf = (edge: RightEdge): string => toBase64(hashed(rootOfEdge(edge)))
