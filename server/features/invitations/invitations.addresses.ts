import { hash, randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { type InvitationMeta, invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'
import { emailOf } from '../session/contact-details.ts'
import { sameAddress } from './invitations.store.ts'

const { sendings, window, declined } = limits.invitation
const barring = leavesOf(invitationMachine).filter((leaf) => metaOfLeaf<InvitationMeta>(invitationMachine, leaf).bars)

/** The tables store hashes, so that they hold no addresses. */
const hashOfAddress = (email: string): Buffer => hash('sha256', email.toLowerCase(), 'buffer')

/** Nobody invites themselves. @throws {Refusal} invalid */
export const mustBeAnothers = async (tx: Tx, personId: string, email: string): Promise<void> => {
  if (sameAddress(await emailOf(tx, personId), email))
    throw new Refusal('invalid', { validationErrors: [{ field: 'email', code: 'ownAddress' }] })
}

/** An address that declined this family is not invited to it again for half a year. */
const mustNotHaveDeclined = async (tx: Tx, email: string, now: string): Promise<void> => {
  const declinedOnce = await tx
    .selectFrom('invitation')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('status', 'in', barring)
    .where('changed_at', '>', addMs(now, -declined))
    .executeTakeFirst()
  if (declinedOnce) throw new Refusal('invitationDeclined')
}

/**
 * Counts a mail to an address, in the transaction that enqueues it.
 * @throws {Refusal} addressRefuses, invitationLimit, invitationDeclined
 */
export const countSending = async (tx: Tx, email: string, now: string): Promise<void> => {
  const address_hash = hashOfAddress(email)
  const refusing = await tx
    .selectFrom('refusing_address')
    .select('since')
    .where('address_hash', '=', address_hash)
    .executeTakeFirst()
  if (refusing) throw new Refusal('addressRefuses')
  await mustNotHaveDeclined(tx, email, now)
  const sent = await tx
    .selectFrom('invited_address')
    .select('id')
    .where('address_hash', '=', address_hash)
    .where('sent_at', '>', addMs(now, -window))
    .execute()
  if (sent.length >= sendings) throw new Refusal('invitationLimit')
  await tx.insertInto('invited_address').values({ id: randomUUID(), address_hash, sent_at: now }).execute()
}

/** From now on nobody's invitation is mailed to this address. */
export const refuseAll = async (tx: Tx, email: string, since: string): Promise<void> => {
  await tx
    .insertInto('refusing_address')
    .values({ address_hash: hashOfAddress(email), since })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Runs in the role of the sweeps. */
export const deleteOldSendings = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('invited_address').where('sent_at', '<=', addMs(now, -retention.sendings.ms)).execute()
}
