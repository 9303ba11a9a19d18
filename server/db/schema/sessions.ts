import type { ColumnType, Generated } from 'kysely'
import type { DeviceDto } from '#contract/sign-ins/device.ts'
import type { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'

export type SessionTables = {
  /** The closing of a person's account, of those who ever asked for it. */
  account_closing: {
    person_id: string
    status: LeafOf<typeof accountClosingMachine>
    asked_at: string | null
    due_at: string | null
    closed_at: string | null
    /** Keeps that their address was confirmed when it is deleted; it is false before. */
    address_confirmed: Generated<boolean>
  }
  session: {
    id: string
    /** SHA-256 of the cookie's 256 bits; the token itself is never stored. */
    token_hash: Buffer
    person_id: string
    /** The family that the session shows; null when none is chosen. */
    family_id: string | null
    /** The parent as whom a professional or an administrator looks; null for everybody else and when none is chosen. */
    viewpoint: string | null
    created_at: string
    expires_at: string
    /** It is five minutes coarse. A session that was not used for `limits.sessionIdle` is over. */
    last_used_at: string
    /** The known device on which it began; null once that is forgotten. */
    device_id: string | null
    /** Its owner may recognize it by this; null when the browser did not say. */
    browser: ColumnType<DeviceDto['browser'] | null, DeviceDto['browser'] | null | undefined, never>
    system: ColumnType<DeviceDto['system'] | null, DeviceDto['system'] | null | undefined, never>
    /** The person gave their password again in this session at this instant. */
    confirmed_at: ColumnType<string | null, string | null | undefined, string | null>
    /** The result of `flagOverridesIn`, written as JSON. */
    flag_overrides: ColumnType<unknown, string | undefined, string>
  }
  /** A browser in which the person signed in before. The token of its cookie is stored as a hash only. */
  known_device: {
    id: string
    token_hash: Buffer
    person_id: string
    created_at: string
    last_used_at: string
  }
  /** Wrong passwords, by the hash of an account and where they came from. */
  sign_in_attempt: { key: Buffer; failures: number; last_at: string; locked_until: string | null }
  bearer: { token_hash: Buffer; session_id: string; expires_at: string }
  idempotency: {
    person_id: string
    key: string
    body_hash: Buffer
    /** Null only while the first request with the key is running, which nobody else can see. */
    status: number | null
    /** The answer's JSON as it was sent; null when it had no body. */
    response: string | null
    created_at: string
  }
}
