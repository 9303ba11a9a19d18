import type { Insertable, Selectable } from 'kysely'
import { presentInfo } from '#machines/info-bank/info-entry.leaves.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type InfoRow = Selectable<Schema['info_entry']>

export const lockInfo = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<InfoRow | undefined> => {
  const query = tx.selectFrom('info_entry').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeInfo = async (
  tx: Tx,
  { id }: InfoRow,
  { status, version, changedAt: changed_at }: Moved<InfoRow['status']>,
): Promise<void> => {
  await tx.updateTable('info_entry').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Inserted = Insertable<Schema['info_entry']>

export const insertInfo = (tx: Tx, row: Inserted): Promise<InfoRow> =>
  tx.insertInto('info_entry').values(row).returningAll().executeTakeFirstOrThrow()

type Set = Partial<Omit<Inserted, 'family_id' | 'id' | 'status' | 'version' | 'author_id' | 'created_at'>>
export const setInfo = async (tx: Tx, id: string, columns: Set): Promise<void> => {
  await tx.updateTable('info_entry').set(columns).where('id', '=', id).execute()
}

/** Lists what stands in the Info Bank and the viewer may see, by title. */
export const presentRows = (tx: Tx): Promise<InfoRow[]> =>
  tx
    .selectFrom('info_entry')
    .selectAll()
    .where('status', 'in', presentInfo)
    .orderBy('title')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Counts what stands in the Info Bank by one author. */
export const countOf = async (tx: Tx, authorId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('info_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', presentInfo)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const infoColumnsOf = (row: InfoRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, ...columns } = row
  return columns
}
