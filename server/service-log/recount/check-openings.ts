import { toHex, utf8 } from '#domain/record/bytes.ts'
import { type Opening, readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { hashLeaf } from '#domain/record/log/trees/merkle-tree.ts'
import type { RightEdge } from '#domain/record/log/trees/right-edge.ts'
import type { Tx } from '../../db/tenancy.ts'
import { bytesOf, hashed } from '../hashes.ts'
import { type Origin, readEdge } from '../log-store.ts'
import { openingMapsOf, readRecovered } from '../opening-maps.ts'
import { isNoteOf, rootTextOf } from '../signed.ts'
import type { Contradiction } from './contradictions.ts'

/** A log with its first leaf and the checkpoint of it. */
export type OpenedLog = Origin & {
  readonly openingSecret: Uint8Array | null
  readonly leaf: string
  readonly note: string
}

/** Reads every log that has a leaf, the oldest first. */
export const readOpenedLogs = async (tx: Tx): Promise<OpenedLog[]> => {
  const rows = await tx
    .selectFrom('log_origin as o')
    .innerJoin('log_leaf as l', (join) => join.onRef('l.origin', '=', 'o.number').on('l.index', '=', 0))
    .leftJoin('log_checkpoint as c', (join) => join.onRef('c.origin', '=', 'o.number').on('c.size', '=', 1))
    .select(['o.number', 'o.name', 'o.keys', 'o.secret', 'o.opening_secret', 'l.data', 'c.note'])
    .orderBy('o.number')
    .execute()
  return rows.map(({ number, name, keys, secret, opening_secret: openingSecret, data: leaf, note }) => ({
    number,
    name,
    keys,
    secret: secret && bytesOf(secret),
    openingSecret,
    leaf,
    note: note ?? '',
  }))
}

/** Lists when and why the log was continued under another origin, the oldest first. */
export const readOpenings = async (tx: Tx): Promise<(Opening & { readonly at: string })[]> =>
  (await readOpenedLogs(tx)).flatMap(({ leaf }) => {
    const read = readLogLeaf(leaf)
    return read?.opening ? [{ ...read.opening, at: read.at }] : []
  })

/** Lists each change of the key as a note that both keys signed, oldest first. */
export const readKeyChanges = async (tx: Tx): Promise<string[]> =>
  (await readOpenings(tx)).flatMap(({ keyChange }) => keyChange ?? [])

const firstEdge = (leaf: string): RightEdge => ({ size: 1, hashes: [hashed(hashLeaf(utf8(leaf)))] })

const mapsHold = async (tx: Tx, { number, openingSecret }: OpenedLog, opening: Opening): Promise<boolean> => {
  if (!openingSecret) return false
  const maps = await openingMapsOf(openingSecret, await readRecovered(tx, number))
  return toHex(maps.signed.root) === opening.signed && toHex(maps.kept.root) === opening.kept
}

/** The log before is still the one that the opening names: it has these keys, and the tree that was there then. */
const continues = async (tx: Tx, { keys, held }: Opening, before: OpenedLog): Promise<boolean> => {
  if (keys.at(-1) !== before.keys.at(-1)) return false
  const edge = held && (await readEdge(tx, before.number, held.size).catch(() => null))
  return held === null || (edge !== null && rootTextOf(edge) === held.root)
}

const holds = async (tx: Tx, log: OpenedLog, before: OpenedLog | undefined): Promise<boolean> => {
  const opening = readLogLeaf(log.leaf)?.opening
  if (!opening) return false
  return (
    (await isNoteOf(log.note, { origin: log, edge: firstEdge(log.leaf) })) &&
    (await mapsHold(tx, log, opening)) &&
    (before === undefined || (await continues(tx, opening, before)))
  )
}

/** Checks how each log came to continue the one before it. Only the first log of a service has no opening. */
export const checkOpenings = async (tx: Tx): Promise<Contradiction[]> => {
  const logs = await readOpenedLogs(tx)
  for (const log of logs) {
    const before = logs.find(({ number }) => number === log.number - 1)
    if (log.number > 1 && !(await holds(tx, log, before))) return [{ why: 'recoveryWrong' }]
  }
  return []
}
