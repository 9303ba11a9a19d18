import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import { defaultNoticePreferences } from '#contract/notices/notice-preferences.ts'
import { quietUntil } from '#domain/quiet-hours.ts'
import { addMs } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Transport } from '../../mail/transport.ts'
import { memberEmail } from '../session/contact-details.ts'
import { kindsOf } from './notices.declared.ts'
import { preferencesOf } from './notices.store.ts'

/** A person gets at most one such mail in this time. */
const pause = 10 * 60_000

const queue = 'mail.waiting'

type Dependencies = Pick<JobDeps, 'scopes' | 'clock' | 'config' | 'enqueue' | 'features'>

const waiting = z.object({
  familyId: id,
  personId: id,
  /** The kind of notice; jobs of an earlier version do not contain it. */
  kind: z.optional(z.string()),
})

/**
 * Mails a person that something waits for them, without details, because others may see mails on a locked screen. It
 * sends nothing for groups that they turned off; in their quiet hours a mail waits for the end of those.
 */
export const mailJobs = (jobs: Jobs, deps: Dependencies, transport: Transport): void =>
  jobs.on(queue, (data) => sendWaitingMail(deps, transport, waiting.parse(data)))

export const sendWaitingMail = async (
  { scopes, clock, config, enqueue, features }: Dependencies,
  transport: Transport,
  job: z.infer<typeof waiting>,
): Promise<void> => {
  const { personId, kind } = job
  const email = await memberEmail(scopes, personId)
  if (email === null) return
  return scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    const person = await memberOf(tx, job.familyId, personId)
    if (!person) return
    const { mailOff, quiet } = (await preferencesOf(tx, personId)) ?? defaultNoticePreferences
    const group = kind === undefined ? undefined : kindsOf(features)[kind]
    if (group && mailOff.includes(group)) return
    const startAfter = quiet && quietUntil(now, person.time_zone, quiet)
    if (startAfter) return enqueue(tx, { queue, data: job, startAfter })
    if (!(await isDue(tx, personId, now))) return
    const texts = L[uiLocale(person.locale)].mail
    const text = [
      texts.hello({ name: person.first_name }),
      texts.waiting({ product: productName }),
      `${config.publicUrl}/app/`,
      texts.reason({ product: productName }),
    ].join('\n\n')
    await transport.send(tx, { to: email, subject: texts.subject({ product: productName }), text }, now)
  })
}

/** Reads whom a mail is for. It finds nobody who left the family, whose account was closed, or who died. */
export const memberOf = (tx: Tx, familyId: string, personId: string) =>
  tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.first_name', 'person.locale', 'person.time_zone'])
    .where('membership.family_id', '=', familyId)
    .where('membership.person_id', '=', personId)
    .where('membership.closed_at', 'is', null)
    .executeTakeFirst()

/** Stores the time of the mail. When the mail cannot be sent, the transaction is rolled back and with it this time. */
const isDue = async (tx: Tx, personId: string, now: string): Promise<boolean> => {
  const stamped = await tx
    .insertInto('waiting_mail')
    .values({ person_id: personId, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ sent_at: now })
        .where('waiting_mail.sent_at', '<=', addMs(now, -pause)),
    )
    .returning('person_id')
    .executeTakeFirst()
  return stamped !== undefined
}
