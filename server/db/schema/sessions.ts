import type { ColumnType } from 'kysely'

export type SessionTables = {
  session: {
    id: string
    /** SHA-256 of the cookie's 256 bits; the token itself is nowhere on the server. */
    token_hash: Buffer
    person_id: string
    /** The family the session looks at; null while none is chosen. */
    family_id: string | null
    /** The parent whom a professional or an administrator looks as; null for everybody else, and for whoever looks as nobody. */
    viewpoint: string | null
    created_at: string
    expires_at: string
    /** What `flagOverridesIn` makes of it; written as JSON. */
    flag_overrides: ColumnType<unknown, string | undefined, string>
  }
  bearer: { token_hash: Buffer; session_id: string; expires_at: string }
  idempotency: {
    person_id: string
    key: string
    body_hash: Buffer
    /** Null only while the first request with the key is under way, which nobody else can see. */
    status: number | null
    /** The answer's JSON, as it was sent; null where it had no body. */
    response: string | null
    created_at: string
  }
}
