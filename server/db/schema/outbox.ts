export type OutboxTables = {
  /** Mails are stored here instead of being sent when no SMTP_URL is set. */
  outbox: { id: string; at: string; recipient: string; subject: string; text: string }
  /** The last time a person was mailed that something waits for them. */
  waiting_mail: { person_id: string; sent_at: string }
}
