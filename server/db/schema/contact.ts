import type { ContactReason } from '#contract/contact.ts'
import type { Locale } from '#contract/locale.ts'

export type ContactTables = {
  contact_message: {
    id: string
    press_key: string
    body_hash: Buffer
    person_id: string | null
    locale: Locale
    reason: ContactReason
    /** Null once the message was mailed, like the address. */
    message: string | null
    /** Set only for a sender without a session. */
    email: string | null
    created_at: string
    sent_at: string | null
  }
}
