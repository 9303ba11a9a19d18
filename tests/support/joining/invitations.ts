import { randomUUID } from 'node:crypto'
import { inviteMember } from '#server/features/invitations/invitations.begin.ts'
import { invitationLifecycle } from '#server/features/invitations/invitations.lifecycle.ts'
import { type InvitationRow, setInvitation } from '#server/features/invitations/invitations.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

/** An address to which nobody sent an invitation yet. */
export const freshAddress = (): string => `${randomUUID()}@example.org`

export const invitationRow = (on: Stage, id: string): Promise<InvitationRow> =>
  on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

/** Sends a command to an invitation in its present version. */
export const advanceInvitation = async (on: Stage, id: string, type: string, who: 'dana' | 'sam' | 'system') => {
  const { version } = await invitationRow(on, id)
  const actor = who === 'system' ? who : on[who]
  await on.act(actor, (change) => advance(change, invitationLifecycle, id, { type, version }, actor))
}

/** Withdraws the open invitation of the family, if there is one, because there can be one only. */
const endOpen = async (on: Stage): Promise<void> => {
  const open = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('invitation').select('id').where('status', '=', 'sent').execute(),
  )
  for (const { id } of open) await advanceInvitation(on, id, 'invitation.expire', 'system')
}

/** Lets Dana invite Sam at a fresh address. */
export const inviteOn = async (on: Stage): Promise<string> => {
  await endOpen(on)
  const invited = { inviteeId: on.sam.personId, email: freshAddress() }
  return (await on.act(on.dana, (change) => inviteMember(change, on.dana, invited))).id
}

/** Somebody wants to join by the invitation with this address. */
export const joinAt = (on: Stage, id: string, email: string): Promise<void> =>
  on.act(on.sam, ({ tx }) => setInvitation(tx, id, { other_email: email }))
