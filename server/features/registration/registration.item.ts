import type { RegistrationDto } from '#contract/registration/registration.ts'
import { zoneOf } from '#domain/countries.ts'
import { currencyOf } from '#domain/money.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { RegistrationFacts } from '#machines/registration/registration.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { FamilyScopes } from '../../db/tenancy.ts'
import { type InvitationRow, sameAddress } from '../invitations/invitations.store.ts'
import { personById } from '../session/session.people.ts'
import { answersIn, shownAnswers } from './registration.answers.ts'
import type { RegistrationRow } from './registration.store.ts'

/** The invitation that a registration follows. */
export type Followed = { readonly invitation: InvitationRow; readonly inviterName: string }

export const followedBy = async (
  { asSystem }: Pick<FamilyScopes, 'asSystem'>,
  { invited_family: familyId, invitation_id: id }: Pick<RegistrationRow, 'invited_family' | 'invitation_id'>,
): Promise<Followed | null> => {
  if (familyId === null || id === null) return null
  return asSystem(familyId, async (tx) => {
    const invitation = await tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { invitation, inviterName: (await personById(tx, invitation.inviter_id)).first_name }
  })
}

/** The address must be the invited one, its reader the one who joins, and the invitation still open. */
export const factsOf = (
  row: Pick<RegistrationRow, 'answers' | 'email_confirmed_at'>,
  followed: Followed | null,
): RegistrationFacts => {
  if (!followed) return { invited: false, admitted: true }
  const email = answersIn(row.answers)?.email ?? ''
  const { status, email: invitedEmail } = followed.invitation
  const isInvited = row.email_confirmed_at !== null && sameAddress(email, invitedEmail)
  return { invited: true, admitted: isInvited && !isFinalLeaf(invitationMachine, status) }
}

export const registrationDtoOf = (row: RegistrationRow, followed: Followed | null): RegistrationDto => {
  const known = answersIn(row.answers)
  return {
    status: row.status,
    version: row.version,
    facts: factsOf(row, followed),
    respondBy: row.expires_at,
    answers: known && shownAnswers(known, row.country),
    currency: currencyOf(row.country),
    timeZone: zoneOf(row.country),
    inviter: followed && { firstName: followed.inviterName, asked: row.asked_at !== null },
  }
}
