import { sql } from 'kysely'
import type { NewInvitation } from '#contract/invitations/invitations.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { nameCoparent } from '../families/name-coparent.ts'
import { personById } from '../session/session.people.ts'
import { mustBeAnothers } from './invitations.addresses.ts'
import { invitationLifecycle, mailInvitation, respondBy } from './invitations.lifecycle.ts'
import { hasOpenInvitation, type InvitationRow, insertInvitation } from './invitations.store.ts'

type Invited = { readonly inviteeId: string; readonly email: string }

/** Invites a parent who is named in the family already. @throws {Refusal} addressRefuses, invitationLimit, invitationDeclined */
export const inviteMember = async (
  change: UnitOfWork,
  viewer: Viewer,
  { inviteeId, email }: Invited,
): Promise<InvitationRow> => {
  const { tx, familyId: family_id, now } = change
  const parties = { inviter_id: viewer.personId, invitee_id: inviteeId }
  const row = await begin(
    change,
    invitationLifecycle,
    { joinsAt: 'nowhere' },
    (status) => insertInvitation(tx, { ...parties, family_id, status, email, respond_by: respondBy(now), now }),
    viewer,
  )
  await mailInvitation(change, row)
  return row
}

const otherParentOf = (tx: Tx, { personId }: Viewer) =>
  tx
    .selectFrom('membership')
    .select(['person_id', 'joined_at'])
    .where('role', '=', 'parent')
    .where('person_id', '<>', personId)
    .executeTakeFirst()

const missingName = new Refusal('invalid', { validationErrors: [{ field: 'coparent', code: 'required' }] })

/** @throws {Refusal} notAllowed, invalid, otherParentJoined, notAllowedNow and those of `inviteMember` */
export const invite = async (
  change: UnitOfWork,
  viewer: Viewer,
  { email, coparent }: NewInvitation,
): Promise<InvitationRow> => {
  const { tx } = change
  if (!permissions['coparent.invite'](viewer)) throw new Refusal('notAllowed')
  // Two invitations at the same moment would name two other parents.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${change.familyId}`}, 0))`.execute(tx)
  const other = await otherParentOf(tx, viewer)
  if (other?.joined_at) throw new Refusal('otherParentJoined')
  await mustBeAnothers(tx, viewer.personId, email)
  if (await hasOpenInvitation(tx)) throw new Refusal('notAllowedNow')
  if (!other && !coparent) throw missingName
  const { locale } = await personById(tx, viewer.personId)
  const inviteeId = other?.person_id ?? (coparent && (await nameCoparent(change, coparent, locale)))
  if (!inviteeId) throw missingName
  return inviteMember(change, viewer, { inviteeId, email })
}
