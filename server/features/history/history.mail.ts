import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import { defaultNoticePreferences } from '#contract/notices/notice-preferences.ts'
import { quietUntil } from '#domain/quiet-hours.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import { streamIdOf } from '../../history/append.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { proveHeads } from '../../service-log/prove.ts'
import { type LogReader, logReaderOf, type ShownLog } from '../../service-log/signed-log.ts'
import { preferencesOf } from '../notices/notices.store.ts'
import { memberEmail } from '../session/contact-details.ts'

const queue = 'mail.record'

const recordMail = z.object({ familyId: id, personId: id, month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) })
type RecordMail = z.infer<typeof recordMail>

type RecordMailDeps = Pick<JobDeps, 'scopes' | 'clock' | 'config' | 'enqueue' | 'historyKey'>

const parentsPerStep = 500

/** Enqueues one mail for each parent of each family, a few hundred in a transaction. */
export const enqueueRecordMails = async ({ scopes, clock, enqueue }: RecordMailDeps): Promise<void> => {
  const month = clock.now().slice(0, 7)
  let last: { family_id: string; person_id: string } | undefined
  do {
    last = await scopes.beforeSignIn(async (tx) => {
      const parents = await parentsAfter(tx, last)
      for (const { family_id: familyId, person_id: personId } of parents)
        await enqueue(tx, { queue, data: { familyId, personId, month } satisfies RecordMail })
      return parents[parentsPerStep - 1]
    })
  } while (last)
}

const parentsAfter = (tx: Tx, last: { readonly family_id: string; readonly person_id: string } | undefined) =>
  tx
    .selectFrom('membership')
    .select(['family_id', 'person_id'])
    .where('role', '=', 'parent')
    .where('joined_at', 'is not', null)
    .where('closed_at', 'is', null)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('family_id', 'person_id'), '>', tuple(last?.family_id ?? '', last?.person_id ?? '')),
      ),
    )
    .orderBy('family_id')
    .orderBy('person_id')
    .limit(parentsPerStep)
    .execute()

const parentOf = (tx: Tx, { familyId, personId }: RecordMail) =>
  tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.first_name', 'person.locale', 'person.time_zone'])
    .where('membership.family_id', '=', familyId)
    .where('membership.person_id', '=', personId)
    .where('membership.role', '=', 'parent')
    .where('membership.closed_at', 'is', null)
    .executeTakeFirst()

/** Stores that it is sent. When it cannot be sent, the transaction is rolled back, and with it this row. */
const isFirst = async (
  tx: Tx,
  { familyId, personId, month }: RecordMail,
  { number: origin, size }: ShownLog,
  now: string,
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('record_mail')
    .values({ person_id: personId, family_id: familyId, month, sent_at: now, origin, size })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

type Addressed = { readonly name: string; readonly locale: string; readonly email: string }

/** Names nobody but the receiver, and nothing of what stands in the record. */
const mailOf = (
  { name, locale, email }: Addressed,
  { month, proof, log }: { month: string; proof: string; log: ShownLog },
  { config, historyKey }: RecordMailDeps,
): Mail => {
  const { hello, reason, record } = L[uiLocale(locale)].mail
  const url = `${config.publicUrl}/app/verify`
  const text = [
    hello({ name }),
    record.keep({ product: productName }),
    record.check({ url }),
    record.key({ key: historyKey.id }),
    log.checkpoint.trimEnd(),
    record.nothing(),
    `${reason({ product: productName })} ${record.off()}`,
  ].join('\n\n')
  return {
    to: email,
    subject: record.subject({ product: productName }),
    text,
    attachments: [{ filename: `evenhand-checkpoint-${month}.json`, content: proof, contentType: 'application/json' }],
  }
}

/** The head of what both parents share, never that of a stream which only some may read. */
const proofOf = (log: ShownLog, familyId: string): string | null =>
  proveHeads(log, [streamIdOf(familyId, { reach: 'parents', audience: null })])

/**
 * Mails a parent the newest checkpoint and the head of the family's shared stream, so that mailboxes are witnesses. It
 * sends nothing to those who turned it off, and waits for the end of their quiet hours.
 */
export const sendRecordMail = async (
  deps: RecordMailDeps & { readonly reader: LogReader },
  transport: Transport,
  job: RecordMail,
): Promise<void> => {
  const { scopes, clock, enqueue, reader } = deps
  const email = await memberEmail(scopes, job.personId)
  // An account that was closed has no address any more, and a job may have waited for the end of quiet hours.
  if (email === null) return
  const log = await reader.show()
  if (!log) throw new Error('nothing can be mailed before the service log is signed')
  const proof = proofOf(log, job.familyId)
  if (proof === null) return
  return scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    const person = await parentOf(tx, job)
    if (!person) return
    const { mailOff, quiet } = (await preferencesOf(tx, job.personId)) ?? defaultNoticePreferences
    if (mailOff.includes('record')) return
    const startAfter = quiet && quietUntil(now, person.time_zone, quiet)
    if (startAfter) return enqueue(tx, { queue, data: job, startAfter })
    if (!(await isFirst(tx, job, log, now))) return
    const addressed = { name: person.first_name, locale: person.locale, email }
    await transport.send(tx, mailOf(addressed, { month: job.month, proof, log }, deps), now)
  })
}

/** It is sent on the first of each month, in the afternoon of Europe and the morning of America. */
export const recordMailJobs = (jobs: Jobs, deps: RecordMailDeps, transport: Transport): void => {
  const reader = logReaderOf(deps.scopes)
  jobs.every('record-mails', '7 15 1 * *', () => enqueueRecordMails(deps))
  jobs.on(queue, (data) => sendRecordMail({ ...deps, reader }, transport, recordMail.parse(data)))
}
