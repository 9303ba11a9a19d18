import { movesByEntity } from '#domain/record/moves.ts'
import { type Replayed, replay, sameColumns } from '#domain/record/replay.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import { breakText, firstBreak } from './chain.ts'
import { checkpointedHeads, type Head } from './checkpoint.ts'
import type { Finding } from './record-part.ts'
import type { RecordParts } from './record-parts.ts'
import { readStreams, type StreamCopy } from './streams.ts'

const brokenChains = (streams: readonly StreamCopy[]): Finding[] =>
  streams.flatMap(({ id, entries }) => {
    const broken = firstBreak(id, entries)
    return broken ? [breakText(broken)] : []
  })

/** A chain whose end was removed is still consistent, so only a checkpoint outside the database reveals it. */
const againstCheckpoint = (streams: readonly StreamCopy[], heads: readonly Head[]): Finding[] =>
  heads.flatMap(({ stream, seq, hash }) => {
    const entry = streams.find(({ id }) => id === stream)?.entries[seq - 1]
    if (!entry) return [`stream ${stream}: entries up to ${seq} were there at the last checkpoint and are gone`]
    return entry.hash === hash ? [] : [`stream ${stream}, entry ${seq}: it was another at the last checkpoint`]
  })

const rowsOf = async (tx: Tx, { all }: RecordParts): Promise<Replayed[]> => {
  const rows: Replayed[] = []
  for (const part of all) rows.push(...((await part.rows?.(tx)) ?? []))
  return rows
}

const rowAgainst = (row: Replayed, replayed: Replayed): Finding[] =>
  row.status === replayed.status && row.version === replayed.version && sameColumns(row.columns, replayed.columns)
    ? []
    : [`${row.entity} ${row.id}: the row is not what its history says`]

const againstReplay = (rows: readonly Replayed[], streams: readonly StreamCopy[]): Finding[] => {
  const byEntity = movesByEntity(streams)
  const erased = new Set(streams.flatMap(({ entries }) => entries.filter(({ payload }) => payload === null)))
  const findings: Finding[] = []
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows)
    if (!byEntity.has(row.id) && erased.size === 0)
      findings.push(`${row.entity} ${row.id}: the history does not know it`)
  for (const [id, moves] of byEntity) {
    const row = known.get(id)
    try {
      const replayed = replay(moves)
      findings.push(...(row ? rowAgainst(row, replayed) : [`${replayed.entity} ${id}: the row is gone`]))
    } catch (error) {
      if (erased.size === 0) findings.push(error instanceof Error ? error.message : String(error))
    }
  }
  return findings
}

const failedChecks = async (tx: Tx, { all }: RecordParts): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const part of all) findings.push(...((await part.checks?.(tx)) ?? []))
  return findings
}

/**
 * Checks one family: its chains, the last checkpoint, each row against the replay of its events, and everything derived
 * from rows. An empty result means that all of it holds.
 */
export const verifyFamily = (
  scopes: Scopes,
  parts: RecordParts,
  familyId: string,
  heads: readonly Head[],
): Promise<Finding[]> =>
  scopes.asSystem(familyId, async (tx) => {
    const streams = await readStreams(tx)
    return [
      ...brokenChains(streams),
      ...againstCheckpoint(streams, heads),
      ...againstReplay(await rowsOf(tx, parts), streams),
      ...(await failedChecks(tx, parts)),
    ]
  })

/** Checks the whole database against the checkpoints in `dataDir`. The caller provides the public key. */
export const verifyDatabase = async (
  scopes: Scopes,
  parts: RecordParts,
  dataDir: string,
  publicPem: string,
): Promise<Finding[]> => {
  const heads = [...(await checkpointedHeads(dataDir, publicPem)).values()]
  const families = await scopes.acrossFamilies((tx) => tx.selectFrom('stream').select('family_id').distinct().execute())
  const ids = new Set([...families.map(({ family_id }) => family_id), ...heads.map(({ family }) => family)])
  const findings: Finding[] = []
  for (const id of ids)
    findings.push(
      ...(await verifyFamily(
        scopes,
        parts,
        id,
        heads.filter(({ family }) => family === id),
      )),
    )
  return findings
}
