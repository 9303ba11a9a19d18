import * as z from 'zod/mini'
import { id, instant } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import { addMs, formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { retention } from '../../jobs/retention.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import { countMail } from '../../mail/count-mail.ts'
import { securityMailKinds } from '../../mail/security-mail-kinds.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { emailIfAny } from './contact-details.ts'
import { type Person, personById } from './session.people.ts'

export const securityMailQueue = 'mail.security'

const securityMail = z.object({
  /** Null when nobody has the account that was tried; the job exists then too, so that its answer takes as long. */
  personId: z.nullable(id),
  kind: z.enum(securityMailKinds),
  at: instant,
})
type SecurityMail = z.infer<typeof securityMail>

/** Enqueues a mail that tells a person what happened to their account. It is sent in quiet hours too. */
export const enqueueSecurityMail = (enqueue: Enqueue, tx: Tx, mail: SecurityMail): Promise<void> =>
  enqueue(tx, { queue: securityMailQueue, data: mail })

/** Deletes the counts of days that are over. */
export const deleteOldMailCounts = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('security_mail').where('since', '<', addMs(now, -retention.securityMails.ms)).execute()
}

/** Leads to where the person can do something about it. */
const pages: Readonly<Partial<Record<SecurityMail['kind'], string>>> = {
  closingAsked: 'account/closing',
  closingStopped: 'account/closing',
  accountClosed: 'contact',
}

/** Says when, in the person's own zone, and nothing of from where or with what. */
const mailOf = (person: Person, email: string, { kind, at }: SecurityMail, publicUrl: string): Mail => {
  const locale = uiLocale(person.locale)
  const { hello, reason, security } = L[locale].mail
  const texts = security[kind]
  const text = [
    hello({ name: person.first_name }),
    texts.happened({ product: productName, at: formatInstant(at, person.time_zone, locale, 'long') }),
    texts.advice(),
    `${publicUrl}/app/${pages[kind] ?? 'account/security'}`,
    reason({ product: productName }),
  ].join('\n\n')
  return { to: email, subject: texts.subject({ product: productName }), text }
}

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

export const sendSecurityMail = async (
  { scopes, clock, config }: Needs,
  transport: Transport,
  job: SecurityMail,
): Promise<void> => {
  const { personId, kind } = job
  if (personId === null) return
  const email = await scopes.asMailer(personId, (tx) => emailIfAny(tx, personId))
  if (email === null) return
  return scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    if (!(await countMail(tx, personId, kind, now))) return
    await transport.send(tx, mailOf(await personById(tx, personId), email, job, config.publicUrl), now)
  })
}

export const securityMailJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(securityMailQueue, (data) => sendSecurityMail(deps, transport, securityMail.parse(data)))
