import type { Selectable } from 'kysely'
import { actualTimeStatuses } from '#contract/calendar/actual-times.ts'
import { type ActualTimeMeta, actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { Moved } from '../../../lifecycle/lifecycle.ts'

export type ActualTimeRow = Selectable<Schema['actual_time']>

export const lockActual = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<ActualTimeRow | undefined> => {
  const query = tx.selectFrom('actual_time').selectAll().where('id', '=', id)
  return (how === 'toRead' ? query : query.forUpdate()).executeTakeFirst()
}

export const writeActual = async (
  tx: Tx,
  { id }: ActualTimeRow,
  { status, version, changedAt: changed_at }: Moved<ActualTimeRow['status']>,
): Promise<void> => {
  await tx.updateTable('actual_time').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type NewRow = Omit<ActualTimeRow, 'version' | 'reason' | 'reach' | 'audience' | 'created_at' | 'changed_at'> & {
  readonly now: string
}

export const insertActual = (tx: Tx, { now, ...row }: NewRow): Promise<ActualTimeRow> =>
  tx
    .insertInto('actual_time')
    .values({ ...row, version: 1, reason: null, audience: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

export const setReason = async (tx: Tx, id: string, reason: string): Promise<void> => {
  await tx.updateTable('actual_time').set({ reason }).where('id', '=', id).execute()
}

/** Lists them all, the latest time first. */
export const allActual = (tx: Tx): Promise<ActualTimeRow[]> =>
  tx
    .selectFrom('actual_time')
    .selectAll()
    .orderBy('from_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

const statusesIn = (is: (meta: ActualTimeMeta) => boolean) =>
  actualTimeStatuses.filter((leaf) => is(metaOfLeaf<ActualTimeMeta>(actualTimeMachine, leaf)))
const waiting = statusesIn(({ asks }) => asks === 'claim')
const agreed = statusesIn((meta) => meta.agreed !== undefined)

/** Lists those that wait for an answer, the oldest record first. */
export const waitingActual = (tx: Tx): Promise<ActualTimeRow[]> =>
  tx.selectFrom('actual_time').selectAll().where('status', 'in', waiting).orderBy('created_at').orderBy('id').execute()

/** Lists those that both parents confirmed. Where two have a time in common, the one that was answered later counts. */
export const agreedActual = (tx: Tx): Promise<ActualTimeRow[]> =>
  tx.selectFrom('actual_time').selectAll().where('status', 'in', agreed).orderBy('changed_at').orderBy('id').execute()

/** Returns the recorded columns. It omits those that `advance` records itself, and the reach, which never differs. */
export const actualColumnsOf = (row: ActualTimeRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach: ______, ...columns } = row
  return columns
}
