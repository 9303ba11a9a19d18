import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps, JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'
import { countMail } from '../../mail/count-mail.ts'
import type { Transport } from '../../mail/transport.ts'
import { sealIn } from '../second-step/sealing-key.ts'
import { memberEmail } from '../session/contact-details.ts'
import { accountsById, idsAtEmail } from '../session/people-at-email.ts'
import { type Person, personById } from '../session/session.people.ts'
import { passwordSince, planTokensOf } from '../subscriptions/plan-token.ts'

export const feeWaiverMailQueue = 'mail.fee-waiver'

/** `address` is sealed, because nobody who reads a queue should learn who cannot pay. */
const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decided'), ownerId: id }),
  z.object({ kind: z.literal('link'), address: z.string() }),
])
type MailJob = z.infer<typeof mailJob>
type Kind = MailJob['kind']

export const enqueueFeeWaiverMail = (enqueue: Enqueue, tx: Tx, data: MailJob): Promise<void> =>
  enqueue(tx, { queue: feeWaiverMailQueue, data })

const purpose = 'fee waiver address'
const sealOf = ({ config }: Pick<Deps, 'config'>) => sealIn(config.dataDir, 'plan-tokens.key')

/** Asks for a link by mail. Nothing here looks whether there is such an account: the job does. */
export const askForLink = async (deps: Pick<Deps, 'config' | 'scopes' | 'enqueue'>, email: string): Promise<void> => {
  const address = (await sealOf(deps).seal(purpose, Buffer.from(email))).toString('base64')
  await deps.scopes.beforeSignIn((tx) => enqueueFeeWaiverMail(deps.enqueue, tx, { kind: 'link', address }))
}

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

/** The token is in the fragment of the address, which browsers send to no server. */
const linkOf = async (needs: Needs, personId: string, now: string): Promise<string> => {
  const { scopes, config } = needs
  const since = await scopes.beforeSignIn((tx) => passwordSince(tx, personId))
  const page = `${config.publicUrl}/app/feewaiver`
  return since === null ? page : `${page}#${await planTokensOf(needs).issue('feewaiver', personId, since, now)}`
}

/** Neither the answer nor anything that was applied with is in the mail. */
const send = async (needs: Needs, transport: Transport, person: Person, to: string, kind: Kind): Promise<void> => {
  const now = needs.clock.now()
  const link = await linkOf(needs, person.id, now)
  const { hello, feeWaiver } = L[uiLocale(person.locale)].mail
  const texts = feeWaiver[kind]
  const text = [hello({ name: person.first_name }), texts.text({ product: productName }), link, feeWaiver.until()]
  if (kind === 'link') text.push(feeWaiver.notYou())
  const mail = { to, subject: texts.subject({ product: productName }), text: text.join('\n\n') }
  await needs.scopes.beforeSignIn(async (tx) => {
    if (kind === 'link' && !(await countMail(tx, person.id, 'feeWaiver.link', now))) return
    await transport.send(tx, mail, now)
  })
}

const sendLinks = async (needs: Needs, transport: Transport, address: string): Promise<void> => {
  const { scopes } = needs
  const email = (await sealOf(needs).open(purpose, Buffer.from(address, 'base64'))).toString()
  const ids = await scopes.acrossFamilies((tx) => idsAtEmail(tx, email))
  const people = await scopes.beforeSignIn((tx) => accountsById(tx, ids))
  for (const person of people) {
    if (person.user_type !== 'parent') continue
    // The mail goes to the address of the account, however it was typed.
    const to = await memberEmail(scopes, person.id)
    if (to !== null) await send(needs, transport, person, to, 'link')
  }
}

export const sendFeeWaiverMail = async (needs: Needs, transport: Transport, data: unknown): Promise<void> => {
  const job = mailJob.parse(data)
  if (job.kind === 'link') return sendLinks(needs, transport, job.address)
  const { scopes } = needs
  const person = await scopes.beforeSignIn((tx) => personById(tx, job.ownerId))
  const to = await memberEmail(scopes, person.id)
  if (to !== null) await send(needs, transport, person, to, 'decided')
}

export const feeWaiverMailJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(feeWaiverMailQueue, (data) => sendFeeWaiverMail(deps, transport, data))
