import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { readOnlyStates } from '../families/held-since.ts'
import type { HoldRow } from './family-holds.columns.ts'

/** Returns the hold of the family of the transaction, locked; undefined when it is not held. */
export const lockHold = (tx: Tx): Promise<HoldRow | undefined> =>
  tx.selectFrom('family_hold').selectAll().where('status', 'in', readOnlyStates).forUpdate().executeTakeFirst()

/** An invitation holds its family once: what an administrator has decided stays decided. */
export const wasClaimed = async (tx: Tx, invitationId: string): Promise<boolean> =>
  (await tx.selectFrom('family_hold').select('id').where('invitation_id', '=', invitationId).executeTakeFirst()) !==
  undefined

type Mailed = { readonly family_id: string; readonly invitation_id: string }

/** Finds the invitation of a mailed link, also of one whose address was corrected since. It runs before sign-in. */
export const everMailed = (tx: Tx, token: string): Promise<Mailed | undefined> =>
  tx
    .selectFrom('invitation_link')
    .select(['family_id', 'invitation_id'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
