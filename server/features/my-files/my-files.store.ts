import { type Selectable, sql } from 'kysely'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import { listedLeaves } from '#machines/my-files/my-file.leaves.ts'
import { fixedList, oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type MyFileRow = Selectable<Schema['my_file']>

/** Only its owner can lock a file. Whoever else knows of it is given its row, and refused by the chart. */
export const lockMyFile = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<MyFileRow | undefined> => {
  const query = tx.selectFrom('my_file').selectAll().where('id', '=', id)
  const locked = how === 'toWrite' ? await query.forUpdate().executeTakeFirst() : undefined
  return locked ?? query.executeTakeFirst()
}

export const writeMyFile = async (
  tx: Tx,
  { id }: MyFileRow,
  { status, version, changedAt: changed_at }: Moved<MyFileRow['status']>,
): Promise<void> => {
  await tx.updateTable('my_file').set({ status, version, changed_at }).where('id', '=', id).execute()
}

export const insertMyFile = (tx: Tx, row: MyFileRow): Promise<MyFileRow> =>
  tx.insertInto('my_file').values(row).returningAll().executeTakeFirstOrThrow()

type Change = Partial<
  Pick<MyFileRow, 'name' | 'folder_id' | 'file_id' | 'sha256' | 'type' | 'bytes' | 'reach' | 'audience'>
>
export const setMyFile = async (tx: Tx, id: string, change: Change): Promise<void> => {
  await tx.updateTable('my_file').set(change).where('id', '=', id).execute()
}

/** Returns the recorded columns. In which folder a file lies is its owner's own order, and not recorded. */
export const myFileColumnsOf = (
  row: Pick<MyFileRow, 'owner_id' | 'name' | 'sha256' | 'type' | 'bytes' | 'audience' | 'created_at'>,
): Readonly<Record<string, unknown>> => ({
  owner_id: row.owner_id,
  name: row.name,
  sha256: row.sha256,
  type: row.type,
  bytes: row.bytes,
  audience: row.audience,
  created_at: row.created_at,
})

/** Lists the versions that the viewer may read of these files, the newest first. */
export const versionsOf = async (tx: Tx, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('file_use')
    .innerJoin('file', (join) =>
      join.onRef('file.family_id', '=', 'file_use.family_id').onRef('file.id', '=', 'file_use.file_id'),
    )
    .select(['file_use.entity_id', 'file.id', 'file.sha256', 'file.type', 'file.bytes', 'file.added_at', 'file.name'])
    .where('file_use.entity_id', '=', oneOf(ids))
    .where('file_use.use', '=', myFileUse.name)
    .orderBy('file.added_at', 'desc')
    .orderBy('file.id')
    .execute()
  return Map.groupBy(rows, ({ entity_id }) => entity_id)
}

/** Says who may read some of the versions of a file. */
export const setReadersOf = async (
  tx: Tx,
  entityId: string,
  { reach, audience }: Pick<MyFileRow, 'reach' | 'audience'>,
  among?: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('file_use')
    .set({ reach, audience })
    .where('entity_id', '=', entityId)
    .where('use', '=', myFileUse.name)
    .$if(among !== undefined, (query) => query.where('file_id', '=', oneOf(among ?? [])))
    .execute()
}

/**
 * Says of a file without room that it is a copy, not a version that was deleted and waits for the sweep. A copy may wait
 * to be attached; it was never uploaded, nor kept as a file of its own.
 */
const isCopy = sql<boolean>`(
  exists (select from file_use u where u.family_id = file.family_id and u.file_id = file.id)
  or not exists (select from my_file m where m.family_id = file.family_id and m.file_id = file.id)
    and not exists (select from upload p where p.family_id = file.family_id and p.file_id = file.id))`

/** A copy that is attached elsewhere takes the room of the file it was made of, once nothing else of its bytes does. */
const countCopies = async (tx: Tx, ownerId: string, gone: readonly string[]): Promise<void> => {
  const copies = tx
    .selectFrom('file')
    .select('id')
    .distinctOn('sha256')
    .where('added_by', '=', ownerId)
    .where('counts', '=', false)
    .where(isCopy)
    .where(({ not, eb }) => not(eb('id', '=', oneOf(gone))))
    .where('sha256', 'in', (of) => of.selectFrom('file').select('sha256').where('id', '=', oneOf(gone)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file as other')
            .select('other.id')
            .whereRef('other.sha256', '=', 'file.sha256')
            .where('other.added_by', '=', ownerId)
            .where('other.counts', '=', true),
        ),
      ),
    )
    .orderBy('sha256')
    .orderBy('added_at')
  await tx.updateTable('file').set({ counts: true }).where('id', 'in', copies).execute()
}

/** Gives up all versions of a file. The sweep deletes their bytes, and their owner's plan has the room at once. */
export const forgetVersions = async (tx: Tx, { id: entityId, owner_id }: MyFileRow): Promise<void> => {
  const gone = await tx
    .deleteFrom('file_use')
    .where('entity_id', '=', entityId)
    .where('use', '=', myFileUse.name)
    .returning('file_id')
    .execute()
  const ids = gone.map(({ file_id }) => file_id)
  await tx.updateTable('file').set({ counts: false }).where('id', '=', oneOf(ids)).execute()
  await countCopies(tx, owner_id, ids)
}

/** Fits the files that stand in some list. */
export const listed = sql<MyFileRow['status']>`any(${fixedList(listedLeaves)})`

/** The files among these ids that the viewer knows of and that stand in some folder. */
export const filesAmong = (tx: Tx, ids: readonly string[]): Promise<MyFileRow[]> =>
  tx
    .selectFrom('my_file')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .where('status', '=', listed)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The name by which the viewer knows of the file whose newest version these bytes are. */
export const knownNameOf = async (tx: Tx, fileId: string): Promise<string | null> => {
  const row = await tx.selectFrom('my_file').select('name').where('file_id', '=', fileId).executeTakeFirst()
  return row?.name ?? null
}
