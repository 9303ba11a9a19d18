import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { StartAnswer } from '#contract/registration/questions.ts'
import { addMs } from '#domain/time.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { mailedBy } from '../invitations/invitations.mailed.ts'
import { noAnswers, startIn } from './registration.answers.ts'
import { type Followed, followedBy } from './registration.item.ts'
import { enqueueRegistrationMail, type MailLimits } from './registration.mail.ts'
import { provesAddress } from './registration.proof.ts'
import { addToken, insertRegistration, type RegistrationRow } from './registration.store.ts'

type Beginning = {
  readonly answer: StartAnswer
  /** The token of the invitation that was opened in this browser. */
  readonly invite: string | undefined
  readonly locale: Locale
  readonly now: string
}

export type Begun = { readonly row: RegistrationRow; readonly followed: Followed | null; readonly token: string }

/** @throws {Refusal} linkOver when the opened invitation is over */
const invitationOf = async (deps: Pick<Deps, 'scopes'>, token: string | undefined): Promise<Followed | null> => {
  const mailed = token === undefined ? null : await mailedBy(deps, token)
  if (!mailed) return null
  const found = { invited_family: mailed.familyId, invitation_id: mailed.invitationId }
  const followed = await followedBy(deps.scopes, found)
  if (followed && isFinalLeaf(invitationMachine, followed.invitation.status)) throw new Refusal('linkOver')
  return followed
}

/**
 * Begins a registration. Nothing here depends on whether the address has an account: the mail that is sent afterwards
 * alone says so.
 * @throws {Refusal} linkOver
 */
export const beginRegistration = async (
  deps: Pick<Deps, 'scopes' | 'enqueue' | 'config'>,
  mails: MailLimits,
  { answer, invite, locale, now }: Beginning,
): Promise<Begun> => {
  const followed = await invitationOf(deps, invite)
  const invitation = followed?.invitation
  const isProven = await provesAddress(deps, invite, { invitationId: invitation?.id, email: answer.email })
  const mayMail = await mails.mayMail(answer.email)
  const facts = { invited: followed !== null, admitted: false }
  return deps.scopes.beforeSignIn(async (tx) => {
    const row = await insertRegistration(tx, {
      id: randomUUID(),
      status: initialLeafOf(registrationMachine, facts),
      version: 1,
      locale,
      country: answer.country,
      answers: JSON.stringify({ ...startIn(answer), ...noAnswers }),
      terms_version: answer.terms,
      terms_at: now,
      invited_family: invitation?.family_id ?? null,
      invitation_id: invitation?.id ?? null,
      email_confirmed_at: isProven ? now : null,
      created_at: now,
      changed_at: now,
      expires_at: addMs(now, deps.config.registrationLife),
    })
    const token = await addToken(tx, row.id, now)
    if (mayMail) await enqueueRegistrationMail(deps.enqueue, tx, { registrationId: row.id, kind: 'begun' })
    return { row, followed, token }
  })
}
