import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { type Locale, uiLocale } from '#contract/locale.ts'
import { formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { JobDeps } from '../../deps.ts'
import { hashOf } from '../../http/caller.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { memberEmail } from '../session/contact-details.ts'
import { newToken } from '../session/new-token.ts'
import { fullNameOf, type Person, personById } from '../session/session.people.ts'
import { type InvitationRow, lockInvitation } from './invitations.store.ts'

export const invitationQueue = 'mail.invitation'

/** `invite` and `confirmed` go to the invited address, `ask` and `joined` to the inviter. */
const invitationMail = z.object({
  familyId: id,
  invitationId: id,
  kind: z.enum(['invite', 'confirmed', 'ask', 'joined']),
})
export type InvitationMail = z.infer<typeof invitationMail>

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

type Found = {
  readonly row: InvitationRow
  readonly inviter: Person
  readonly invitee: Person
  /** The token of a new link to the invitation. */
  readonly token: string
}

const isOver = ({ status }: InvitationRow): boolean => isFinalLeaf(invitationMachine, status)

const hasLink = (kind: InvitationMail['kind']): boolean => kind === 'invite' || kind === 'confirmed'

/**
 * Every attempt makes a link of its own, because only the hashes of those that were mailed are stored. The invitation is
 * locked, so that no link counts for an address that it gets meanwhile.
 */
const find = ({ scopes, clock }: Needs, { familyId, invitationId, kind }: InvitationMail): Promise<Found | null> =>
  scopes.asSystem(familyId, async (tx) => {
    const row = await lockInvitation(tx, invitationId, hasLink(kind) ? 'toWrite' : 'toRead')
    if (!row || (isOver(row) && kind !== 'joined')) return null
    const token = newToken()
    if (hasLink(kind)) {
      const link = { token_hash: hashOf(token), family_id: familyId, invitation_id: row.id, created_at: clock.now() }
      await tx.insertInto('invitation_link').values(link).execute()
    }
    const [inviter, invitee] = [await personById(tx, row.inviter_id), await personById(tx, row.invitee_id)]
    return { row, inviter, invitee, token }
  })

type Texts = { readonly subject: string; readonly lines: readonly string[] }

const textsOf = (kind: InvitationMail['kind'], found: Found, publicUrl: string, locale: Locale): Texts => {
  const { row, inviter, invitee, token } = found
  const { join } = L[locale].mail
  const product = productName
  const until = formatInstant(row.respond_by, inviter.time_zone, locale, 'long')
  const linked = (text: string): readonly string[] => [
    text,
    `${publicUrl}/app/join?invite=${token}`,
    join.invite.until({ until }),
    join.invite.stop(),
    join.invite.other(),
    `${publicUrl}/app/notMe#${token}`,
  ]
  if (kind === 'invite')
    return {
      subject: join.invite.subject({ inviter: fullNameOf(inviter), product }),
      lines: linked(join.invite.text({ inviter: fullNameOf(inviter), product })),
    }
  if (kind === 'confirmed')
    return { subject: join.confirmed.subject({ product }), lines: linked(join.confirmed.text()) }
  const texts = kind === 'ask' ? join.ask : join.joined
  return {
    subject: texts.subject({ product }),
    lines: [texts.text({ name: invitee.first_name, product }), `${publicUrl}/app/account`],
  }
}

const mailOf = (to: string, name: string, { subject, lines }: Texts, locale: Locale): Mail => ({
  to,
  subject,
  text: [L[locale].mail.hello({ name }), ...lines].join('\n\n'),
})

export const sendInvitationMail = async (needs: Needs, transport: Transport, job: InvitationMail): Promise<void> => {
  const { scopes, clock, config } = needs
  const found = await find(needs, job)
  if (!found) return
  const { row, inviter, invitee } = found
  const toInviter = job.kind === 'ask' || job.kind === 'joined'
  const to = toInviter ? await memberEmail(scopes, inviter.id) : row.email
  if (to === null) throw new Error('whoever invites has an address')
  const name = toInviter ? inviter.first_name : invitee.first_name
  const locale = uiLocale(inviter.locale)
  const mail = mailOf(to, name, textsOf(job.kind, found, config.publicUrl, locale), locale)
  await scopes.beforeSignIn((tx) => transport.send(tx, mail, clock.now()))
}

export const invitationJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(invitationQueue, (data) => sendInvitationMail(deps, transport, invitationMail.parse(data)))
