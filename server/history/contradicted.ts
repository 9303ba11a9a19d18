import { sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'

/** Streams that contradict what was signed of them, each with the number of its last signed entry. */
export type Contradicted = ReadonlyMap<string, number>

export const contradictedAmong = async (tx: Tx, streamIds: Iterable<string>): Promise<Contradicted> => {
  const ids = [...new Set(streamIds)]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ stream_id: string; anchored: number }>`
    select stream_id, anchored from contradicted_streams(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ stream_id, anchored }) => [stream_id, anchored]))
}

/** Marks an entry that no signature covers, because its stream is contradicted. */
export const anchoring = (
  contradicted: Contradicted,
  streamId: string,
  seq: number,
): { readonly notAnchored?: true } => ((contradicted.get(streamId) ?? seq) < seq ? { notAnchored: true } : {})
