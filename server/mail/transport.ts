import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tenancy.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whom an answer goes to, where that is not us. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** The same for every attempt, so that who gets it twice sees it once. */
  readonly messageId?: string
}

export type Transport = {
  /** With SMTP_URL over the net; without it into the outbox, in the caller's transaction. */
  send(tx: Tx, mail: Mail, now: string): Promise<void>
  close(): void
}

const intoOutbox: Transport = {
  send: async (tx, { to, subject, text }, now) => {
    await tx.insertInto('outbox').values({ id: randomUUID(), at: now, recipient: to, subject, text }).execute()
  },
  close: () => undefined,
}

/** How long a mail server may take to answer: a job holds its transaction open meanwhile. Milliseconds. */
const defaultTimeoutMs = 10_000

export const transportOf = ({ smtpUrl, publicUrl }: Config, timeoutMs = defaultTimeoutMs): Transport => {
  if (smtpUrl === undefined) return intoOutbox
  const from = { name: 'Evenhand', address: `no-reply@${new URL(publicUrl).hostname}` }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const smtp = createTransport({ url: smtpUrl, ...timeouts })
  return {
    send: async (_, mail) => {
      await smtp.sendMail({ from, ...mail })
    },
    close: () => smtp.close(),
  }
}
