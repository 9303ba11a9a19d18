import type { ColumnType } from 'kysely'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import type { RecoveryKind } from '#machines/recovery/recovery.types.ts'
import type { LeafOf } from '#machines/shared/decide.ts'

export type RecoveryTables = {
  /** Somebody asked for a way back into an account, whether or not there is one. */
  recovery: {
    id: string
    kind: RecoveryKind
    status: LeafOf<typeof recoveryMachine>
    /** SHA-256 of the cookie of the browser that asked. */
    browser_hash: Buffer
    /** The username or address as typed; null once it ended. */
    typed: string | null
    /** Null when there is no such account, and until the mail is written. */
    person_id: ColumnType<string | null, undefined, string | null>
    /** SHA-256 of the mailed token; null where no link was mailed. */
    token_hash: ColumnType<Buffer | null, undefined, Buffer | null>
    /** Null until the mail begins to leave. */
    mail_begun_at: ColumnType<string | null, undefined, string | null>
    created_at: string
    expires_at: string
  }
}

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
