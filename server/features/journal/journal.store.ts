import type { Insertable, Selectable } from 'kysely'
import { oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type JournalRow = Selectable<Schema['journal_entry']>
export type ViewRow = Selectable<Schema['journal_view']>

export const lockEntry = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<JournalRow | undefined> => {
  const query = tx.selectFrom('journal_entry').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeEntry = async (
  tx: Tx,
  { id }: JournalRow,
  { status, version, changedAt: changed_at }: Moved<JournalRow['status']>,
): Promise<void> => {
  await tx.updateTable('journal_entry').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Inserted = Insertable<Schema['journal_entry']>
export const insertEntry = (tx: Tx, row: Inserted): Promise<JournalRow> =>
  tx.insertInto('journal_entry').values(row).returningAll().executeTakeFirstOrThrow()

type Set = Partial<Pick<Inserted, 'on_date' | 'body' | 'file_ids' | 'edition' | 'shared_at' | 'reach' | 'audience'>>
export const setEntry = async (tx: Tx, id: string, columns: Set): Promise<void> => {
  await tx.updateTable('journal_entry').set(columns).where('id', '=', id).execute()
}

/** Returns the first views of some entries, by the entry's id, in the order in which they happened. */
export const viewsOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ViewRow[]>> => {
  const rows = await tx
    .selectFrom('journal_view')
    .selectAll()
    .where('entry_id', '=', oneOf(ids))
    .orderBy('at')
    .orderBy('edition')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ entry_id }) => entry_id)
}

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const entryColumnsOf = (row: JournalRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, ...columns } = row
  return columns
}

export const viewColumnsOf = ({
  family_id: _,
  id: __,
  reach: ___,
  audience: ____,
  ...columns
}: ViewRow): Readonly<Record<string, unknown>> => columns
