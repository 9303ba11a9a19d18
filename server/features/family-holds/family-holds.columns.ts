import type { Selectable } from 'kysely'
import type { InvitationTables } from '../../db/schema/invitations.ts'

export type HoldRow = Selectable<InvitationTables['family_hold']>

/** Returns the recorded columns. */
export const holdColumnsOf = ({ status, cause, invitation_id, held_at, released_at }: HoldRow) => ({
  status,
  cause,
  invitation_id,
  held_at,
  released_at,
})
