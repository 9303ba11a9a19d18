import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { addMs } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Config } from '../../config.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { fullNameOf } from '../session/session.people.ts'
import { markSent, senderOf, type UnsentMessage, unsentBefore, unsentMessage } from './contact.store.ts'

type Dependencies = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

const writerOf = ({ first_name, last_name, username, email }: UnsentMessage, accountEmail: string | null) => {
  if (first_name === null || last_name === null) return { name: '', address: email ?? '', username }
  return { name: fullNameOf({ first_name, last_name }), address: accountEmail ?? '', username }
}

/** Composes the mail to us: the sender, the topic, the time, and their words as typed. */
const mailOf = (row: UnsentMessage, accountEmail: string | null, { contactTo, publicUrl }: Config): Mail => {
  const { contact, mail } = L[row.locale]
  const { name, address, username } = writerOf(row, accountEmail)
  const reason = contact.reasons[row.reason]()
  const head = [
    `${contact.reason()}: ${reason}`,
    `${mail.toUs.from()}: ${username === null ? mail.toUs.stranger() : `${name} (${username})`}`,
    `${mail.toUs.answerTo()}: ${address}`,
    `${mail.toUs.at()}: ${row.created_at}`,
  ]
  return {
    to: contactTo ?? contact.details.email(),
    subject: mail.toUs.subject({ product: productName, reason }),
    text: `${head.join('\n')}\n\n${row.message}`,
    replyTo: { name, address },
    messageId: `<contact-${row.id}@${new URL(publicUrl).hostname}>`,
  }
}

/** Returns the address in the account of who wrote the message; null when they wrote without a session. */
const accountEmailOf = async ({ scopes }: Dependencies, messageId: string): Promise<string | null> => {
  const sender = await scopes.beforeSignIn((tx) => senderOf(tx, messageId))
  return sender === null ? null : scopes.asMailer(sender, (tx) => emailIfAny(tx, sender))
}

/** Mails the message unless it was mailed before. After a failure the row is unchanged and is tried again. */
export const mailMessage = async (needs: Dependencies, transport: Transport, messageId: string): Promise<void> => {
  const { scopes, clock, config } = needs
  const accountEmail = await accountEmailOf(needs, messageId)
  return scopes.beforeSignIn(async (tx) => {
    const row = await unsentMessage(tx, messageId)
    if (!row) return
    const now = clock.now()
    await markSent(tx, row.id, now)
    await transport.send(tx, mailOf(row, accountEmail, config), now)
  })
}

/** The first attempts follow each other quickly; afterwards one is made every ten minutes, without a limit. */
const firstAttempts = 5 * 60_000

export const mailUnsent = async (deps: Dependencies & Pick<JobDeps, 'log'>, transport: Transport): Promise<void> => {
  const before = addMs(deps.clock.now(), -firstAttempts)
  for (const messageId of await deps.scopes.beforeSignIn((tx) => unsentBefore(tx, before)))
    await mailMessage(deps, transport, messageId).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a message to us could not be mailed yet'),
    )
}

const message = z.object({ id })

export const contactJobs = (jobs: Jobs, deps: Dependencies & Pick<JobDeps, 'log'>, transport: Transport): void => {
  jobs.on('mail.contact', (data) => mailMessage(deps, transport, message.parse(data).id))
  jobs.every('contact', '*/10 * * * *', () => mailUnsent(deps, transport))
}
