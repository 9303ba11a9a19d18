import type { ColumnType } from 'kysely'
import type { RegistrationStatus } from '#contract/registration/registration.ts'
import type { Country } from '#domain/money.ts'

export type RegistrationTables = {
  /** Somebody answers questions here before they have an account. */
  registration: {
    id: string
    status: RegistrationStatus
    version: number
    locale: string
    country: Country
    /** Holds the result of `answersIn`, written as JSON; null once the registration is over. */
    answers: ColumnType<unknown, string, string | null>
    password_hash: string | null
    terms_version: string
    terms_at: string
    /** The invitation that it follows. */
    invited_family: string | null
    invitation_id: string | null
    /** Since this instant the inviter is asked whether the other address is right. */
    asked_at: string | null
    /** At this instant the person showed that they read mails to the address. */
    email_confirmed_at: string | null
    /** SHA-256 of the token in the mailed link. */
    resume_hash: Buffer | null
    code_hash: Buffer | null
    code_expires_at: string | null
    code_tries: number
    created_at: string
    changed_at: string
    expires_at: string
  }
  /** Each browser in which a registration goes on has a token of its own. */
  registration_token: { token_hash: Buffer; registration_id: string; created_at: string }
  /** The versions of the terms that a person agreed to. */
  accepted_terms: { person_id: string; version: string; accepted_at: string }
}
