import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { permissions } from '#contract/permissions.ts'
import type { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { invitationLifecycle, peopleOfInvitation } from './invitations.lifecycle.ts'
import { type InvitationRow, joinsAt } from './invitations.store.ts'

/** Only the inviter, in a session of their own, is shown addresses. */
export const invitationDtoOf = (row: InvitationRow, viewer: Viewer): InvitationDto => {
  const isOwn = permissions['coparent.invite'](viewer) && row.inviter_id === viewer.personId
  const facts = { joinsAt: joinsAt(row) }
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    facts,
    personId: row.invitee_id,
    email: isOwn ? row.email : null,
    otherEmail: isOwn && facts.joinsAt === 'other' ? row.other_email : null,
    sentAt: row.sent_at,
    respondBy: row.respond_by,
    changedAt: row.changed_at,
    you: byOf(viewer, peopleOfInvitation(row)),
  }
}

export const invitationItem: Item<typeof invitationMachine, InvitationRow, InvitationDto> = {
  lifecycle: invitationLifecycle,
  dtoOf: async ({ viewer }, row) => invitationDtoOf(row, viewer),
}
