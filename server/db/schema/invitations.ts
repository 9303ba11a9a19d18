import type { InvitationStatus } from '#contract/invitations/invitations.ts'
import type { Restricted } from './restricted.ts'

export type InvitationTables = {
  invitation: Restricted & {
    id: string
    status: InvitationStatus
    version: number
    inviter_id: string
    /** The parent who has no account yet. */
    invitee_id: string
    email: string
    /** The address with which somebody joins by it, where that is known. */
    other_email: string | null
    sent_at: string
    respond_by: string
    created_at: string
    changed_at: string
  }
  /** Finds an invitation by the hash of a mailed token. */
  invitation_link: { token_hash: Buffer; family_id: string; invitation_id: string; created_at: string }
  invited_address: { id: string; address_hash: Buffer; sent_at: string }
  refusing_address: { address_hash: Buffer; since: string }
}
