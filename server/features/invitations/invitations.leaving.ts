import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { invitationLifecycle } from './invitations.lifecycle.ts'
import { openInvitations } from './invitations.store.ts'

/** Nobody joins a parent whose account is closed. */
export const withdrawInvitations = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, inviter_id } of await openInvitations(change.tx))
    if (inviter_id === memberId)
      await advance(change, invitationLifecycle, id, { type: 'invitation.withdraw' }, 'system')
}
