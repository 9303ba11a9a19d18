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
    /** Null once it has been mailed, as the address is. */
    message: string | null
    /** Of whoever had no session. */
    email: string | null
    created_at: string
    sent_at: string | null
  }
}
