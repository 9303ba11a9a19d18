import type { Selectable } from 'kysely'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type FeedRow = Selectable<Schema['calendar_feed']>

const answering = leavesOf(calendarFeedMachine).filter((leaf) => !isFinalLeaf(calendarFeedMachine, leaf))

/** Says whether programs are still given the calendar at the feed's address. */
export const isAnswering = ({ status }: Pick<FeedRow, 'status'>): boolean => answering.includes(status)

export const lockFeed = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<FeedRow | undefined> => {
  const query = tx.selectFrom('calendar_feed').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

/** Lists the feeds that work, the latest first. Row-level security leaves the caller's own. */
export const answeringFeeds = (tx: Tx): Promise<FeedRow[]> =>
  tx
    .selectFrom('calendar_feed')
    .selectAll()
    .where('status', 'in', answering)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const writeFeed = async (
  tx: Tx,
  { id }: Pick<FeedRow, 'id'>,
  { status, version, changedAt: changed_at }: Moved<FeedRow['status']>,
): Promise<void> => {
  await tx.updateTable('calendar_feed').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type NewRow = Omit<FeedRow, 'version' | 'reach' | 'created_at' | 'changed_at'> & { readonly now: string }

export const insertFeed = (tx: Tx, { now, ...row }: NewRow): Promise<FeedRow> =>
  tx
    .insertInto('calendar_feed')
    .values({ ...row, version: 1, reach: 'closed', created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the recorded columns. It omits those that `advance` records itself; the hash of the token is none of them. */
export const feedColumnsOf = (row: FeedRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach: ______, ...columns } = row
  return columns
}
