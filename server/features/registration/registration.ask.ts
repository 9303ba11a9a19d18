import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { FamilyScopes } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { beginUnitOfWork, type Enqueue, finishUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustNotBeHeld } from '../families/held-since.ts'
import { invitationLifecycle } from '../invitations/invitations.lifecycle.ts'
import { inviteeOf } from '../invitations/invitations.mailed.ts'
import { lockInvitation, sameAddress, setInvitation } from '../invitations/invitations.store.ts'
import { itemOf, type Seen } from './registration.step.ts'

/** Sends a command to the followed invitation as the invited person, at the address of the registration. */
export const advanceFollowed = async (
  change: UnitOfWork,
  { known, followed }: Pick<Seen, 'known' | 'followed'>,
  type: 'invitation.ask' | 'invitation.accept',
): Promise<void> => {
  const row = followed && (await lockInvitation(change.tx, followed.invitation.id, 'toWrite'))
  if (!row) throw new Refusal('linkOver')
  await setInvitation(change.tx, row.id, { other_email: known.email })
  try {
    await advance(change, invitationLifecycle, row.id, { type, version: row.version }, inviteeOf(row))
  } catch (error) {
    throw error instanceof LifecycleRefusal ? new Refusal('linkOver') : error
  }
}

/**
 * Asks the inviter whether the other address belongs to whom they invited. About the invited one there is nothing to
 * ask: whoever joins with it opens the link that was mailed there.
 * @throws {Refusal} linkOver, familyHeld, notAllowedNow
 */
export const askInviter = async (
  { asViewer }: Pick<FamilyScopes, 'asViewer'>,
  enqueue: Enqueue,
  seen: Seen,
  now: string,
): Promise<void> => {
  const { followed } = seen
  if (!followed) throw new Refusal('linkOver')
  const { invitation } = followed
  if (!isFinalLeaf(invitationMachine, invitation.status) && sameAddress(seen.known.email, invitation.email))
    throw new Refusal('notAllowedNow', itemOf(seen))
  await asViewer(inviteeOf(followed.invitation), async (tx) => {
    const change = beginUnitOfWork(tx, followed.invitation.family_id, now)
    await mustNotBeHeld(tx)
    await advanceFollowed(change, seen, 'invitation.ask')
    await finishUnitOfWork(change, enqueue)
  })
}
