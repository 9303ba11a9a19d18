import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import { formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { JobDeps } from '../../deps.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { keepStopLink, lockRemovalById, moveRemoval, type RemovalRow } from '../second-step/removal.store.ts'
import { removeSecondStep } from '../second-step/second-step.store.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { newToken } from '../session/new-token.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { type Person, personById } from '../session/session.people.ts'

export const removalQueue = 'second-step.removal'
export const removalMailQueue = 'mail.second-step-removal'

/** The token is in the fragment of the address, which browsers send to no server. */
const mailOf = (person: Person, to: string, { asked_at, due_at }: RemovalRow, url: string): Mail => {
  const locale = uiLocale(person.locale)
  const { hello, reason, removal } = L[locale].mail
  const at = (instant: string) => formatInstant(instant, person.time_zone, locale, 'long')
  const text = [
    hello({ name: person.first_name }),
    removal.happened({ product: productName, at: at(asked_at), due: at(due_at) }),
    removal.you(),
    removal.notYou(),
    url,
    reason({ product: productName }),
  ].join('\n\n')
  return { to, subject: removal.subject({ product: productName }), text }
}

type MailDeps = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

/**
 * Tells the address of an account that its second step is about to be removed; a child has none. Every such mail is sent;
 * few can be asked for.
 */
export const sendRemovalMail = async ({ scopes, clock, config }: MailDeps, transport: Transport, removalId: string) => {
  const row = await scopes.beforeSignIn((tx) => lockRemovalById(tx, removalId))
  if (!row || row.token_hash) return
  const email = await scopes.asMailer(row.person_id, (tx) => emailIfAny(tx, row.person_id))
  if (email === null) return
  await scopes.beforeSignIn(async (tx) => {
    const current = await lockRemovalById(tx, removalId)
    // Another process may have written it meanwhile.
    if (!current || current.token_hash) return
    const token = newToken()
    await keepStopLink(tx, removalId, token)
    const url = `${config.publicUrl}/app/keepSecondStep#${token}`
    await transport.send(tx, mailOf(await personById(tx, row.person_id), email, current, url), clock.now())
  })
}

type CarryOutDeps = Pick<JobDeps, 'scopes' | 'clock' | 'enqueue' | 'log'>

/** Removes the second step when its time has come and nobody stopped it. */
export const carryOutRemoval = async ({ scopes, clock, enqueue, log }: CarryOutDeps, removalId: string) => {
  const personId = await scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    const row = await lockRemovalById(tx, removalId)
    if (!row) return null
    // The clock of the database ran ahead of ours: the queue tries again.
    if (!(await moveRemoval(tx, row, { type: 'removal.carryOut', by: bySystem }, now))) throw new Error('not due yet')
    if (await removeSecondStep(tx, row.person_id, now))
      await enqueueSecurityMail(enqueue, tx, { personId: row.person_id, kind: 'secondStepOff', at: now })
    return row.person_id
  })
  if (personId !== null) logSecurity(log, { event: 'secondStepOff', personId })
}

const about = z.object({ id })

export const removalJobs = (jobs: Pick<Jobs, 'on'>, deps: MailDeps & CarryOutDeps, transport: Transport): void => {
  jobs.on(removalQueue, (data) => carryOutRemoval(deps, about.parse(data).id))
  jobs.on(removalMailQueue, (data) => sendRemovalMail(deps, transport, about.parse(data).id))
}
