import type { ColumnType, Generated } from 'kysely'

/** A hash, or several one after the other. */
type Hashes = ColumnType<Buffer, Uint8Array, Uint8Array>

export type ServiceLogTables = {
  log_origin: {
    number: number
    name: string
    keys: string[]
    opened_at: string
    opening: ColumnType<unknown, string | null, string | null>
    secret: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>
    opening_secret: ColumnType<Buffer | null, Uint8Array | undefined, never>
  }
  log_leaf: { origin: number; index: number; data: string }
  log_node: { origin: number; level: number; index: number; hash: Hashes }
  log_checkpoint: {
    origin: number
    size: number
    at: string
    note: string
    cosignatures: Generated<string[]>
    stamp: ColumnType<Buffer | null, never, Uint8Array>
    /** The leaf that names the stamp; null before one does, and -1 for stamps that none names. */
    stamp_leaf: Generated<number | null>
    shown: Generated<boolean>
  }
  log_stream: { stream_id: string; family_id: string; size: number; root: Hashes; edge: Hashes; chain_hash: Hashes }
  log_stream_head: { origin: number; leaf: number; stream_id: string; size: number; root: Hashes }
  log_recovered: {
    origin: number
    stream_id: string
    signed_size: number
    signed_root: Hashes
    kept_size: number
    kept_root: Hashes
  }
  log_contradiction: {
    id: string
    origin: number
    found_at: string
    family_id: string | null
    stream_id: string | null
    seq: number | null
    why: string
  }
}
