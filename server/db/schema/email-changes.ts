import type { ColumnType } from 'kysely'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'

export type EmailChangeTables = {
  /** A change of an address that waits for both addresses. */
  email_change: {
    id: string
    person_id: string
    status: LeafOf<typeof emailChangeMachine>
    /** The new address. */
    email: string
    old_email: string
    /** SHA-256 of the token that was mailed to the new address; null until the mail is written. */
    new_hash: ColumnType<Buffer | null, undefined, Buffer | null>
    old_hash: ColumnType<Buffer | null, undefined, Buffer | null>
    created_at: string
    expires_at: string
  }
}
