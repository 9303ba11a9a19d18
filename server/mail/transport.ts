import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tenancy.ts'
import { encryptedSmtp } from '../encrypted.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Answers to the mail go to this address instead of ours. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Every attempt uses the same id, so that a mail client shows a repeated mail once. */
  readonly messageId?: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: string
    readonly contentType: string
  }[]
}

export type Transport = {
  /** Sends by SMTP when SMTP_URL is set; otherwise it writes to the outbox in the caller's transaction. */
  send(tx: Tx, mail: Mail, now: string): Promise<void>
  close(): void
}

const intoOutbox: Transport = {
  send: async (tx, { to, subject, text, attachments = [] }, now) => {
    const files = attachments.map(({ filename, content }) => ({ filename, content }))
    const row = { id: randomUUID(), at: now, recipient: to, subject, text, attachments: JSON.stringify(files) }
    await tx.insertInto('outbox').values(row).execute()
  },
  close: () => undefined,
}

/** Limits how long a mail server may take, in milliseconds, because a job keeps its transaction open meanwhile. */
const defaultTimeoutMs = 10_000

export const transportOf = ({ smtpUrl, smtpTls, publicUrl }: Config, timeoutMs = defaultTimeoutMs): Transport => {
  if (smtpUrl === undefined) return intoOutbox
  const from = { name: 'Evenhand', address: `no-reply@${new URL(publicUrl).hostname}` }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const smtp = createTransport({ url: smtpTls ? encryptedSmtp(smtpUrl) : smtpUrl, ...timeouts })
  return {
    send: async (_, mail) => {
      await smtp.sendMail({ from, ...mail, attachments: [...(mail.attachments ?? [])] })
    },
    close: () => smtp.close(),
  }
}
