import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { WaitingRemoval } from '#contract/second-step/removal.ts'
import { addMs } from '#domain/time.ts'
import { removalMachine } from '#machines/second-step-removal/removal.machine.ts'
import type { RemovalEvent } from '#machines/second-step-removal/removal.types.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { SecondStepTables } from '../../db/schema/second-steps.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { lockAccount } from './lock-account.ts'

export type RemovalRow = Selectable<SecondStepTables['second_step_removal']>

const waiting = initialLeafOf(removalMachine, { due: false })

/** Finds removals that wait, of those that the transaction may see. */
export const waitingRemoval = (tx: Tx) => tx.selectFrom('second_step_removal').selectAll().where('status', '=', waiting)

/** Locks the removal of a person that waits; undefined when none does. */
export const lockRemoval = (tx: Tx, personId: string): Promise<RemovalRow | undefined> =>
  waitingRemoval(tx).where('person_id', '=', personId).forUpdate().executeTakeFirst()

/** Locks the removal whose mailed link has this token. */
export const lockRemovalOf = (tx: Tx, token: string): Promise<RemovalRow | undefined> =>
  waitingRemoval(tx).where('token_hash', '=', hashOf(token)).forUpdate().executeTakeFirst()

/** Locks a removal that waits for its time or its mail. */
export const lockRemovalById = (tx: Tx, id: string): Promise<RemovalRow | undefined> =>
  waitingRemoval(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const waitingRemovalOf = async (tx: Tx, personId: string): Promise<WaitingRemoval | null> => {
  const row = await waitingRemoval(tx).where('person_id', '=', personId).executeTakeFirst()
  return row ? { askedAt: row.asked_at, dueAt: row.due_at } : null
}

export type AskedRemoval = { readonly row: RemovalRow; readonly isNew: boolean }

/**
 * Begins the removal of a second step, or returns the one that waits: asking again neither shortens nor lengthens it.
 * @throws {Refusal} removalLimit
 */
export const askRemoval = async (tx: Tx, personId: string, now: string): Promise<AskedRemoval> => {
  const { wait, most, window } = limits.secondStep.removal
  await lockAccount(tx, personId)
  const before = await lockRemoval(tx, personId)
  if (before) return { row: before, isNew: false }
  const asked = await tx
    .selectFrom('second_step_removal')
    .select('id')
    .where('person_id', '=', personId)
    .where('asked_at', '>', addMs(now, -window))
    .execute()
  if (asked.length >= most) throw new Refusal('removalLimit')
  const row = await tx
    .insertInto('second_step_removal')
    .values({
      id: randomUUID(),
      person_id: personId,
      status: waiting,
      token_hash: null,
      asked_at: now,
      due_at: addMs(now, wait),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, isNew: true }
}

/** Asks the chart, and stores its answer. Returns false when it refuses. */
export const moveRemoval = async (
  tx: Tx,
  { id, status, due_at }: RemovalRow,
  event: RemovalEvent,
  now: string,
): Promise<boolean> => {
  const answer = decide(removalMachine, status, { due: due_at <= now }, event)
  if (!answer) return false
  await tx.updateTable('second_step_removal').set({ status: answer.status }).where('id', '=', id).execute()
  return true
}

/** Ends the wait of whoever gave their second step after all, or has none any more. */
export const supersedeRemoval = async (tx: Tx, personId: string, now: string): Promise<void> => {
  const row = await lockRemoval(tx, personId)
  if (row) await moveRemoval(tx, row, { type: 'removal.supersede', by: bySystem }, now)
}

/** Stores the token of the mailed link. */
export const keepStopLink = async (tx: Tx, id: string, token: string): Promise<void> => {
  await tx
    .updateTable('second_step_removal')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', id)
    .execute()
}

/** Deletes what is over; one that still waits is carried out first. It runs in the role of the sweeps. */
export const deleteOldRemovals = async (tx: Tx, now: string): Promise<void> => {
  await tx
    .deleteFrom('second_step_removal')
    .where('status', '!=', waiting)
    .where('due_at', '<=', addMs(now, -retention.removals.ms))
    .execute()
}
