import type { Restricted } from './restricted.ts'

export type HistoryTables = {
  /** The families whose rows no entry states yet. */
  baseline_due: { family_id: string }
  stream: Restricted & { id: string; head_seq: number; head_hash: Buffer; head_at: string | null }
  entry: Restricted & {
    stream_id: string
    seq: number
    id: string
    at: string
    kind: string
    entity: string
    entity_id: string
    /** It counts the item's entries in this stream; it is null before migration 030. */
    number: number | null
    /** Canonical JSON; null with `salt` after a lawful erasure. */
    payload: string | null
    salt: Buffer | null
    payload_hash: Buffer
    previous: Buffer
    hash: Buffer
  }
}
