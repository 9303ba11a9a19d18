import { uiLocale } from '#contract/locale.ts'
import { formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { isFinalLeaf, metaOfLeaf } from '#machines/shared/decide.ts'
import { bySystem, type Meta } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import { hashOf } from '../../http/caller.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Transport } from '../../mail/transport.ts'
import { newToken } from '../session/new-token.ts'
import { type Person, personById } from '../session/session.people.ts'
import { type EmailChangeJob, emailChangeJob, emailChangeQueue } from './email-change.queue.ts'
import { type EmailChangeRow, emailChangeById } from './email-change.store.ts'
import { advanceEmailChange } from './use-email.ts'

type Needs = Pick<JobDeps, 'db' | 'scopes' | 'clock' | 'config' | 'enqueue'>

const textsFor = ({ locale, time_zone, first_name }: Person, { email, expires_at }: EmailChangeRow) => {
  const language = uiLocale(locale)
  const { hello, emailChange } = L[language].mail
  const until = formatInstant(expires_at, time_zone, language, 'long')
  return { hello: hello({ name: first_name }), texts: emailChange, email, until }
}

/** The token is in the fragment of the address, which browsers send to no server. */
const pageOf = (publicUrl: string, token: string): string => `${publicUrl}/app/emailChange#${token}`

const sendLinks = async (
  tx: Tx,
  { config, clock }: Needs,
  transport: Transport,
  row: EmailChangeRow,
): Promise<void> => {
  // A change that ended before its links were mailed, as with an account, mails none.
  if (row.new_hash !== null || isFinalLeaf(emailChangeMachine, row.status)) return
  const [toNew, toOld] = [newToken(), newToken()]
  const hashes = { new_hash: hashOf(toNew), old_hash: hashOf(toOld) }
  await tx.updateTable('email_change').set(hashes).where('id', '=', row.id).execute()
  const { hello, texts, email, until } = textsFor(await personById(tx, row.person_id), row)
  const product = productName
  const now = clock.now()
  const write = (to: string, subject: string, lines: readonly string[]) =>
    transport.send(tx, { to, subject, text: [hello, ...lines].join('\n\n') }, now)
  await write(row.email, texts.subject({ product }), [
    texts.toNew({ product, until }),
    pageOf(config.publicUrl, toNew),
    texts.notYou(),
  ])
  await write(row.old_email, texts.subject({ product }), [
    texts.toOld({ product, email, until }),
    pageOf(config.publicUrl, toOld),
    texts.oldLost(),
  ])
}

/** Both addresses are told, whoever ended it. */
const tellBoth = async (tx: Tx, { clock }: Needs, transport: Transport, row: EmailChangeRow): Promise<void> => {
  const { hello, texts } = textsFor(await personById(tx, row.person_id), row)
  const said = texts.over[metaOfLeaf<Meta>(emailChangeMachine, row.status).tone === 'done' ? 'changed' : 'stopped']
  const product = productName
  for (const to of [row.email, row.old_email])
    await transport.send(
      tx,
      { to, subject: said.subject({ product }), text: [hello, said.text({ product }), texts.contact()].join('\n\n') },
      clock.now(),
    )
}

export const runEmailChangeJob = async (deps: Needs, transport: Transport, { id, what }: EmailChangeJob) => {
  if (what === 'settle') {
    const find = async (tx: Tx) => {
      const row = await emailChangeById(tx, id)
      return row && { row, event: { type: 'emailChange.settle', by: bySystem } as const }
    }
    await advanceEmailChange(deps, find, deps.clock.now())
    return
  }
  await deps.scopes.beforeSignIn(async (tx) => {
    const row = await emailChangeById(tx, id)
    if (row) await (what === 'links' ? sendLinks : tellBoth)(tx, deps, transport, row)
  })
}

export const emailChangeJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(emailChangeQueue, (data) => runEmailChangeJob(deps, transport, emailChangeJob.parse(data)))
