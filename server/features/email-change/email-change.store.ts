import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { EmailChangeEvent } from '#machines/email-change/email-change.types.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { EmailChangeTables } from '../../db/schema/recoveries.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { lockAccount } from '../second-step/lock-account.ts'

export type EmailChangeRow = Selectable<EmailChangeTables['email_change']>

const waiting = leavesOf(emailChangeMachine).filter((leaf) => !isFinalLeaf(emailChangeMachine, leaf))

/** Finds changes that wait, of those that the transaction may see. */
export const waitingChange = (tx: Tx) => tx.selectFrom('email_change').selectAll().where('status', 'in', waiting)

/** Finds the change of a person that waits, and locks it. */
export const waitingOf = (tx: Tx, personId: string): Promise<EmailChangeRow | undefined> =>
  waitingChange(tx).where('person_id', '=', personId).forUpdate().executeTakeFirst()

export const emailChangeById = (tx: Tx, id: string): Promise<EmailChangeRow | undefined> =>
  tx.selectFrom('email_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Asks the chart and stores its answer. Returns null when it refuses. */
export const moveEmailChange = async (
  tx: Tx,
  row: EmailChangeRow,
  event: EmailChangeEvent,
  now: string,
): Promise<{ readonly row: EmailChangeRow; readonly isUsed: boolean } | null> => {
  const answer = decide(emailChangeMachine, row.status, { inTime: row.expires_at > now }, event)
  if (!answer) return null
  const { status, effects } = answer
  await tx.updateTable('email_change').set({ status }).where('id', '=', row.id).execute()
  return { row: { ...row, status }, isUsed: effects.includes('useAddress') }
}

/** Begins a change, which takes the place of one that waits. @returns its id, and when it is settled */
export const beginEmailChange = async (
  tx: Tx,
  asked: { readonly personId: string; readonly email: string; readonly oldEmail: string },
  now: string,
): Promise<{ readonly id: string; readonly expiresAt: string }> => {
  // Two requests at once would otherwise leave two changes that wait.
  await lockAccount(tx, asked.personId)
  const before = await waitingOf(tx, asked.personId)
  if (before) await moveEmailChange(tx, before, { type: 'emailChange.supersede', by: bySystem }, now)
  const [id, expiresAt] = [randomUUID(), addMs(now, limits.emailChange.life)]
  await tx
    .insertInto('email_change')
    .values({
      id,
      person_id: asked.personId,
      status: initialLeafOf(emailChangeMachine, { inTime: true }),
      email: asked.email,
      old_email: asked.oldEmail,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { id, expiresAt }
}

export type Holder = 'newHolder' | 'oldHolder'

/**
 * Finds the change of a mailed link and locks it.
 * @throws {Refusal} linkEnded
 */
export const byLink = async (tx: Tx, token: string): Promise<{ row: EmailChangeRow; party: Holder }> => {
  const hash = hashOf(token)
  const row = await tx
    .selectFrom('email_change')
    .selectAll()
    .where((eb) => eb.or([eb('new_hash', '=', hash), eb('old_hash', '=', hash)]))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('linkEnded')
  return { row, party: row.new_hash?.equals(hash) ? 'newHolder' : 'oldHolder' }
}

/**
 * Deletes changes some time after they were over. One that still waits, because no job ran for days, is settled first.
 * It runs in the role of the sweeps.
 */
export const deleteOldEmailChanges = async (tx: Tx, now: string): Promise<void> => {
  await tx
    .deleteFrom('email_change')
    .where('status', 'not in', waiting)
    .where('expires_at', '<=', addMs(now, -retention.emailChanges.ms))
    .execute()
}
