import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tenancy.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

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

export const transportOf = ({ smtpUrl, publicUrl }: Config): Transport => {
  if (smtpUrl === undefined) return intoOutbox
  const from = { name: 'Evenhand', address: `no-reply@${new URL(publicUrl).hostname}` }
  const smtp = createTransport(smtpUrl)
  return {
    send: async (_, mail) => {
      await smtp.sendMail({ from, ...mail })
    },
    close: () => smtp.close(),
  }
}
