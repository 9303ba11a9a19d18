import type { Selectable } from 'kysely'
import type { Agreed } from '#domain/parenting-time/plan.ts'
import { epochOf } from '#domain/time.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'
import { lockCalendar } from './calendar.lock.ts'

export type RequestRow = Selectable<Schema['change_request']>
export type SwapRow = Selectable<Schema['swap']>

export const lockRequest = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<RequestRow | undefined> => {
  const query = tx.selectFrom('change_request').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  await lockCalendar(tx)
  return query.forUpdate().executeTakeFirst()
}

export const writeRequest = async (
  tx: Tx,
  { id }: RequestRow,
  { status, version, changedAt: changed_at }: Moved<RequestRow['status']>,
): Promise<void> => {
  await tx.updateTable('change_request').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type NewRow = Pick<
  RequestRow,
  | 'family_id'
  | 'id'
  | 'root_id'
  | 'previous_id'
  | 'status'
  | 'asker_id'
  | 'answerer_id'
  | 'kind'
  | 'child_ids'
  | 'note'
  | 'expires_at'
> & { readonly times: string; readonly now: string }

export const insertRequest = (tx: Tx, { now, ...row }: NewRow): Promise<RequestRow> =>
  tx
    .insertInto('change_request')
    .values({ ...row, version: 1, answer: null, audience: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

export const setAnswer = async (tx: Tx, id: string, answer: string | null): Promise<void> => {
  await tx.updateTable('change_request').set({ answer }).where('id', '=', id).execute()
}

/** Lists the requests, the latest first. */
export const allRequests = (tx: Tx): Promise<RequestRow[]> =>
  tx.selectFrom('change_request').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

const waiting = leavesOf(changeRequestMachine).filter((leaf) => !isFinalLeaf(changeRequestMachine, leaf))

/** Lists the requests that somebody can still answer, the one that ends first on top. */
export const waitingRequests = (tx: Tx, now: string): Promise<RequestRow[]> =>
  tx
    .selectFrom('change_request')
    .selectAll()
    .where('status', 'in', waiting)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

export const allSwaps = (tx: Tx): Promise<SwapRow[]> =>
  tx.selectFrom('swap').selectAll().orderBy('from_at').orderBy('request_id').execute()

/** Returns the exchanged times as the engine of parenting time takes them; each is named by its request. */
export const agreedOfRequest = ({
  id,
  child_ids: childIds,
  times,
}: Pick<RequestRow, 'id' | 'child_ids' | 'times'>): Agreed[] =>
  times.map(({ parentId: parent, from, until }) => ({
    id,
    childIds,
    parent,
    from: epochOf(from),
    until: epochOf(until),
  }))

export const agreedOfSwap = (swap: SwapRow): Agreed => ({
  id: swap.request_id,
  childIds: swap.child_ids,
  parent: swap.parent_id,
  from: epochOf(swap.from_at),
  until: epochOf(swap.until_at),
})

/** Returns the recorded columns. It omits those that `advance` records itself, and the reach, which never differs. */
export const requestColumnsOf = (row: RequestRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach: ______, ...columns } = row
  return columns
}
