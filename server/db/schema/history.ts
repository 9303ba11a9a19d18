export type HistoryTables = {
  stream: { family_id: string; id: string; audience: string[] | null; head_seq: number; head_hash: Buffer }
  entry: {
    family_id: string
    stream_id: string
    seq: number
    id: string
    audience: string[] | null
    at: string
    kind: string
    entity: string
    entity_id: string
    /** Canonical JSON; null with `salt` after a lawful erasure. */
    payload: string | null
    salt: Buffer | null
    payload_hash: Buffer
    previous: Buffer
    hash: Buffer
  }
}
