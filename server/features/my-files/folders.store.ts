import { type Selectable, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'

export type FolderRow = Selectable<Schema['my_folder']>

/** Lets nobody else change the order of one person's folders until the end of the transaction. */
export const lockFolders = async (tx: Tx, { personId }: Viewer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`folders ${personId}`}, 0))`.execute(tx)
}

/** Lists the viewer's folders. Row-level security leaves out everybody else's. */
export const foldersOf = (tx: Tx, { personId }: Viewer): Promise<FolderRow[]> =>
  tx.selectFrom('my_folder').selectAll().where('owner_id', '=', personId).orderBy('name').orderBy('id').execute()

export const ownFolder = (tx: Tx, ownerId: string, id: string): Promise<FolderRow | undefined> =>
  tx.selectFrom('my_folder').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()

export const insertFolder = (tx: Tx, row: Omit<FolderRow, 'reach'>): Promise<FolderRow> =>
  tx.insertInto('my_folder').values(row).returningAll().executeTakeFirstOrThrow()

export const setFolder = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<FolderRow, 'name' | 'parent_id'>>,
): Promise<void> => {
  await tx.updateTable('my_folder').set(change).where('id', '=', id).execute()
}

/** Says whether nothing lies in a folder. */
export const isEmpty = async (tx: Tx, { id, owner_id }: FolderRow): Promise<boolean> => {
  const [folder, file] = await Promise.all([
    tx.selectFrom('my_folder').select('id').where('parent_id', '=', id).executeTakeFirst(),
    tx
      .selectFrom('my_file')
      .select('id')
      .where('owner_id', '=', owner_id)
      .where('folder_id', '=', id)
      .limit(1)
      .executeTakeFirst(),
  ])
  return folder === undefined && file === undefined
}

export const deleteFolder = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('my_folder').where('id', '=', id).execute()
}
