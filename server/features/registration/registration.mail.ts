import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { uiLocale } from '#contract/locale.ts'
import { zoneOf } from '#domain/countries.ts'
import { addMs, formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { throttleOn } from '../../http/limits/login-throttle.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import type { Transport } from '../../mail/transport.ts'
import { addressHasAccount } from '../session/contact-details.ts'
import { newToken } from '../session/new-token.ts'
import { type Answers, answersIn } from './registration.answers.ts'
import { isOpen, type RegistrationRow, setRegistration } from './registration.store.ts'

export const registrationQueue = 'mail.registration'

/** `begun` has a link with which to go on elsewhere, `code` the code that the link asks for. */
const registrationMail = z.object({ registrationId: id, kind: z.enum(['begun', 'code']) })
type RegistrationMail = z.infer<typeof registrationMail>

export const enqueueRegistrationMail = (enqueue: Enqueue, tx: Tx, data: RegistrationMail): Promise<void> =>
  enqueue(tx, { queue: registrationQueue, data })

export type MailLimits = { readonly mayMail: (email: string) => Promise<boolean> }

/** Nobody can flood a mailbox; whoever tries gets the same answers. */
export const mailLimitsOn = (pool: Pool, name: string): MailLimits => {
  const { mails: tries, mailWindow: window } = limits.registration
  const counted = throttleOn(pool, { name, tries, window })
  return {
    mayMail: async (email) => {
      try {
        await counted.count(email.toLowerCase())
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },
  }
}

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>
type Texts = { readonly subject: string; readonly lines: readonly string[] }

/** Whoever has an account is told so, and gets no link to the registration. */
const begunTexts = async (tx: Tx, row: RegistrationRow, { email }: Answers, publicUrl: string): Promise<Texts> => {
  const locale = uiLocale(row.locale)
  const { join } = L[locale].mail
  const product = productName
  if (await addressHasAccount(tx, email))
    return {
      subject: join.duplicate.subject({ product }),
      lines: [join.duplicate.text({ product }), `${publicUrl}/app/join/duplicate`, join.notYou()],
    }
  const token = newToken()
  await setRegistration(tx, row.id, { resume_hash: hashOf(token) })
  const until = formatInstant(row.expires_at, zoneOf(row.country), locale, 'long')
  return {
    subject: join.begun.subject({ product }),
    lines: [join.begun.text({ product, until }), `${publicUrl}/app/join?resume=${token}`, join.notYou()],
  }
}

/** A new code replaces the one before it, with its tries. */
const codeTexts = async (tx: Tx, row: RegistrationRow, now: string): Promise<Texts> => {
  const { code: digits, codeLife } = limits.registration
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const expires = { code_expires_at: addMs(now, codeLife), code_tries: 0 }
  await setRegistration(tx, row.id, { code_hash: hashOf(`${row.id} ${code}`), ...expires })
  const { join } = L[uiLocale(row.locale)].mail
  const minutes = codeLife / 60_000
  return {
    subject: join.code.subject({ product: productName }),
    lines: [join.code.text({ minutes }), code, join.notYou()],
  }
}

export const sendRegistrationMail = (
  { scopes, clock, config }: Needs,
  transport: Transport,
  { registrationId, kind }: RegistrationMail,
): Promise<void> =>
  scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    const row = await tx
      .selectFrom('registration')
      .selectAll()
      .where('id', '=', registrationId)
      .forUpdate()
      .executeTakeFirst()
    const known = row && isOpen(row, now) ? answersIn(row.answers) : null
    if (!row || !known) return
    const { subject, lines } =
      kind === 'begun' ? await begunTexts(tx, row, known, config.publicUrl) : await codeTexts(tx, row, now)
    // Anybody can type anything as a name, so a mail to an address that nobody confirmed has none.
    const hello = L[uiLocale(row.locale)].mail.join.hello()
    await transport.send(tx, { to: known.email, subject, text: [hello, ...lines].join('\n\n') }, now)
  })

export const registrationJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(registrationQueue, (data) => sendRegistrationMail(deps, transport, registrationMail.parse(data)))
