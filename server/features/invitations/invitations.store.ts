import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { JoinsAt } from '#machines/invitations/invitation.types.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type InvitationRow = Selectable<Schema['invitation']>

export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Compares the address of whoever joins by it with the invited one. */
export const joinsAt = ({ email, other_email }: Pick<InvitationRow, 'email' | 'other_email'>): JoinsAt => {
  if (other_email === null) return 'nowhere'
  return sameAddress(email, other_email) ? 'invited' : 'other'
}

export const lockInvitation = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<InvitationRow | undefined> => {
  const query = tx.selectFrom('invitation').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeInvitation = async (
  tx: Tx,
  { id }: Pick<InvitationRow, 'id'>,
  { status, version, changedAt: changed_at }: Moved<InvitationRow['status']>,
): Promise<void> => {
  await tx.updateTable('invitation').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Columns = Partial<Pick<InvitationRow, 'email' | 'other_email' | 'sent_at' | 'respond_by'>>

export const setInvitation = async (tx: Tx, id: string, columns: Columns): Promise<void> => {
  await tx.updateTable('invitation').set(columns).where('id', '=', id).execute()
}

/** Lists them with the newest first. */
export const invitationsOf = (tx: Tx): Promise<InvitationRow[]> =>
  tx.selectFrom('invitation').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

const lasting = leavesOf(invitationMachine).filter((leaf) => !isFinalLeaf(invitationMachine, leaf))

/** Lists those that can still be answered. */
export const openInvitations = (tx: Tx): Promise<InvitationRow[]> =>
  tx.selectFrom('invitation').selectAll().where('status', 'in', lasting).orderBy('id').execute()

export const hasOpenInvitation = async (tx: Tx): Promise<boolean> => (await openInvitations(tx)).length > 0

export type NewInvitationRow = Pick<
  InvitationRow,
  'family_id' | 'status' | 'inviter_id' | 'invitee_id' | 'email' | 'respond_by'
> & { readonly now: string }

export const insertInvitation = (tx: Tx, { now, ...row }: NewInvitationRow): Promise<InvitationRow> =>
  tx
    .insertInto('invitation')
    .values({
      ...row,
      id: randomUUID(),
      version: 1,
      reach: 'parents',
      audience: null,
      other_email: null,
      sent_at: now,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the recorded columns: no address is among them. */
export const invitationColumnsOf = ({ inviter_id, invitee_id, sent_at, respond_by, created_at }: InvitationRow) => ({
  inviter_id,
  invitee_id,
  sent_at,
  respond_by,
  created_at,
})
