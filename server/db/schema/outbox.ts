import type { ColumnType } from 'kysely'
import type { CountedMailKind } from '../../mail/security-mail-kinds.ts'

export type OutboxTables = {
  /** Mails are stored here instead of being sent when no SMTP_URL is set. */
  outbox: {
    id: string
    at: string
    recipient: string
    subject: string
    text: string
    /** The files of the mail, as JSON. */
    attachments: ColumnType<{ filename: string; content: string }[], string | undefined, string>
  }
  /** The last time a person was mailed that something waits for them. */
  waiting_mail: { person_id: string; sent_at: string }
  /** Counts the mails of a kind that a person was sent since a moment. */
  security_mail: {
    person_id: string
    kind: CountedMailKind
    since: string
    count: number
  }
  /** The months for which a parent got the mail with the state of the record, and the checkpoint in it. */
  record_mail: {
    person_id: string
    family_id: string
    month: string
    sent_at: string
    origin: number
    size: number
  }
}
