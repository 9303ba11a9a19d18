export type OutboxTables = {
  /** Mails that would have been sent, where no SMTP_URL is set. */
  outbox: { id: string; at: string; recipient: string; subject: string; text: string }
  /** When a person was last told that something waits for them. */
  waiting_mail: { person_id: string; sent_at: string }
}
