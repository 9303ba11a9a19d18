import { randomBytes } from 'node:crypto'
import { toHex } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { formatKeyChange } from '#domain/record/key-changes.ts'
import { formatLogLeaf, type Opening, type OpeningReason, readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { checkCheckpoint } from '#domain/record/log/notes/check-checkpoint.ts'
import { readCheckpoint } from '#domain/record/log/notes/checkpoint.ts'
import { formatVerifierKey, readVerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { formatNote, readNote, signText } from '#domain/record/log/notes/signed-note.ts'
import { emptyEdge, rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { buildSparseMap } from '#domain/record/log/trees/sparse-map.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import { type HistoryKey, publicHistoryKey } from '../history/keys.ts'
import { bytesOf, hashed, sha256 } from './hashes.ts'
import { logKeyOf } from './log-key.ts'
import {
  newestLeaf,
  newestOrigin,
  type Origin,
  openOrigin,
  readEdge,
  readSignedStreams,
  readStreamEnds,
  saveStreams,
} from './log-store.ts'
import { readNewestCheckpoint } from './newest-checkpoint.ts'
import { openingMapsOf, type Recovered, saveRecovered } from './opening-maps.ts'
import { type OutsideCopy, readOutsideCopy, writeOutsideCopy } from './outside/outside-copy.ts'
import { readOutsideHeads } from './outside/outside-heads.ts'
import { type Contradiction, recordContradictions } from './recount/contradictions.ts'
import { rootTextOf } from './signed.ts'
import { addLeaf, lawNow, lockSigning } from './signer.ts'
import type { StreamState } from './stream-state.ts'
import { walkStream } from './walk-stream.ts'

export type Continuation = Pick<Opening, 'why' | 'reason' | 'operator'> & {
  /** It signs the log from now on. */
  readonly key: HistoryKey
  /** The key of before, which signs the opening of a rotation too. */
  readonly cosigner?: HistoryKey
  /** The copy outside the database stands in this folder. */
  readonly folder: string
}

export type Continued =
  | {
      readonly state: 'opened'
      readonly origin: string
      readonly why: OpeningReason
      /** Streams that lost entries, with the range of the lost ones. */
      readonly lost: readonly { readonly streamId: string; readonly from: number; readonly to: number }[]
      /** These chains are broken in themselves and still do not hold. */
      readonly found: readonly Contradiction[]
    }
  | { readonly state: 'busy' }
  /** There is no log to be continued. */
  | { readonly state: 'nothing' }

/** Compares every stream with all that was signed of it. */
const takeStock = async (tx: Tx, later: ReadonlyMap<string, readonly TreeHead[]>) => {
  const signed = await readSignedStreams(tx)
  const states: StreamState[] = []
  const found: Contradiction[] = []
  const kept = new Map<string, Recovered['kept']>()
  for (const end of await readStreamEnds(tx)) {
    const walk = await walkStream(tx, end, later.get(end.streamId))
    if (walk.state.edge.size > 0) states.push(walk.state)
    if (walk.wrong && walk.state.edge.size < end.seq) found.push(walk.wrong)
    kept.set(end.streamId, walk.kept)
  }
  const nothing = { size: 0, root: hashed(rootOfEdge(emptyEdge)) }
  const recovered = [...new Set([...signed.keys(), ...later.keys()])].map((streamId): Recovered => {
    const stored = signed.get(streamId)
    const last = later.get(streamId)?.at(-1) ?? (stored ? { size: stored.edge.size, root: stored.root } : nothing)
    return { streamId, signed: last, kept: kept.get(streamId) ?? nothing }
  })
  return { states, recovered, found }
}

/** Returns the keys of the log that a note belongs to; a log that the database has lost is taken to have had the same key. */
const keysOf = async (note: string, { name, keys }: Origin): Promise<string[]> => {
  const known = readNote(note)
  const written = (known && readCheckpoint(known.text)?.origin) ?? name
  const last = await readVerifierKey(keys.at(-1) ?? '')
  if (written === name || !last) return [...keys]
  return [formatVerifierKey((await logKeyOf(written, publicHistoryKey(last.publicKey))).verifier)]
}

const isSigned = async (note: string, keys: readonly string[]): Promise<boolean> => {
  const log = (await Promise.all(keys.map(readVerifierKey))).filter((key) => key !== null)
  return (await checkCheckpoint(note, { log, witnesses: [], quorum: 0 })).state === 'proven'
}

/**
 * Returns the last checkpoint that is known of the log before, and its keys. The copy outside may know a later one than
 * the database, or another. What is not signed is worth nothing and is left out.
 */
const lastKnown = async (tx: Tx, origin: Origin, outside: OutsideCopy | null) => {
  const newest = await readNewestCheckpoint(tx)
  const isOutside = outside && (outside.origin > origin.number || outside.size >= (newest?.size ?? 0))
  const notes = [isOutside && outside.note, newest?.note, outside?.note].filter((note) => typeof note === 'string')
  for (const before of notes) {
    const keys = await keysOf(before, origin)
    if (await isSigned(before, keys)) return { before, keys }
  }
  return { before: '', keys: [...origin.keys] }
}

/** Says that a key replaced another one, as a note that both sign. It travels with files, to whoever has only one of them. */
const writeKeyChange = async (
  before: Origin,
  name: string,
  { key, cosigner }: Continuation,
  at: string,
): Promise<Pick<Opening, 'keyChange'>> => {
  if (!cosigner) return {}
  const [from, to] = [await logKeyOf(before.name, cosigner), await logKeyOf(name, key)]
  const text = formatKeyChange({ at, from: from.verifier, to: to.verifier })
  return { keyChange: formatNote({ text, signatures: [await signText(text, from), await signText(text, to)] }) }
}

/** Returns the head of the log as the database holds it; null when nodes of its tree are missing. */
const heldOf = async (tx: Tx, { number }: Origin): Promise<Opening['held']> => {
  const leaf = await newestLeaf(tx, number)
  const edge = leaf && (await readEdge(tx, number, leaf.index + 1).catch(() => null))
  const at = leaf && readLogLeaf(leaf.data)?.at
  return edge && at ? { size: edge.size, root: rootTextOf(edge), at } : null
}

const nextName = (name: string, number: number): string => `${name.replace(/\/record\/\d+$/, '')}/record/${number}`

type Done = { readonly outcome: Continued; readonly copy?: OutsideCopy }

const openNext = async (tx: Tx, continuation: Continuation, now: string): Promise<Done> => {
  const { key, cosigner, folder, ...said } = continuation
  if (!(await lockSigning(tx))) return { outcome: { state: 'busy' } }
  const before = await newestOrigin(tx)
  if (!before) return { outcome: { state: 'nothing' } }
  const outside = await readOutsideCopy(folder).catch(() => null)
  const number = Math.max(before.number, outside?.origin ?? 0) + 1
  const name = nextName(before.name, number)
  const held = await heldOf(tx, before)
  const later = await readOutsideHeads(folder, { origin: before.number, leaf: held?.size ?? 0 })
  const { states, recovered, found } = await takeStock(tx, later)
  const openingSecret = randomBytes(64)
  const maps = await openingMapsOf(openingSecret, recovered)
  const opening: Opening = {
    ...said,
    ...(await lastKnown(tx, before, outside)),
    held,
    signed: toHex(maps.signed.root),
    kept: toHex(maps.kept.root),
    ...(await writeKeyChange(before, name, continuation, now)),
  }
  const secret = bytesOf(randomBytes(32))
  const places = states.map(({ path, edge, root }) => ({ path, head: { size: edge.size, root } }))
  const map = toHex((await buildSparseMap(secret, places, sha256)).root)
  const data = formatLogLeaf({ at: now, law: lawNow, map, opening })
  const keys = [formatVerifierKey((await logKeyOf(name, key)).verifier)]
  const shown = { number, name, keys, opened_at: now, opening: canonical(opening), opening_secret: openingSecret }
  await openOrigin(tx, shown)
  const place = { origin: { number, name, keys, secret: null }, edge: emptyEdge }
  const signers = cosigner ? [cosigner, key] : [key]
  const { copy } = await addLeaf(tx, place, { data, secret, keys: signers, now })
  await tx.updateTable('log_checkpoint').set({ shown: true }).where('origin', '=', number).execute()
  await tx.deleteFrom('log_stream').execute()
  await saveStreams(tx, number, 0, states)
  await saveRecovered(tx, number, recovered)
  const lost = recovered.flatMap(({ streamId, signed, kept }) =>
    kept.size < signed.size ? [{ streamId, from: kept.size + 1, to: signed.size }] : [],
  )
  await recordContradictions(tx, number, now, found)
  return { outcome: { state: 'opened', origin: name, why: said.why, lost, found }, copy }
}

/**
 * Continues the service log under a new origin, after a restore, or with another key. Its first leaf says what was signed
 * before and what of it is still there, so that nothing that was signed disappears without a word. A legitimate restore
 * cannot be told from a cut tail: whoever asks for it gives a reason, which every export shows.
 */
export const continueLog = async (
  scopes: Pick<Scopes, 'asSigner'>,
  continuation: Continuation,
  now: string,
): Promise<Continued> => {
  const { outcome, copy } = await scopes.asSigner((tx) => openNext(tx, continuation, now))
  if (copy) await writeOutsideCopy(continuation.folder, copy)
  return outcome
}
