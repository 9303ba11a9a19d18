import type { Generated } from 'kysely'
import type { InvitationStatus } from '#contract/invitations/invitations.ts'
import type { Reach } from '#domain/reach.ts'
import type { familyHoldMachine } from '#machines/family-holds/family-hold.machine.ts'
import type { holdCauses } from '#machines/family-holds/family-hold.types.ts'
import type { LeafOf } from '#machines/shared/decide.ts'
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
  /** Finds an invitation by the hash of a mailed token. A superseded link went to an address that was corrected. It opens nothing. */
  invitation_link: {
    token_hash: Buffer
    family_id: string
    invitation_id: string
    created_at: string
    superseded_at: Generated<string | null>
  }
  family_hold: {
    family_id: string
    id: string
    status: LeafOf<typeof familyHoldMachine>
    cause: (typeof holdCauses)[number]
    invitation_id: string | null
    held_at: string
    released_at: string | null
    reach: Generated<Reach>
    audience: string[] | null
  }
  invited_address: { id: string; address_hash: Buffer; sent_at: string }
  refusing_address: { address_hash: Buffer; since: string }
}
