import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { titleKeyOf } from '#contract/categories/categories.ts'
import type { MessageFolderDto } from '#contract/messages/message-folders.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { unopenedLeaves } from './deliveries.store.ts'

export type FolderRow = Selectable<Schema['message_folder']>

/** Row-level security leaves the folders of the viewpoint. */
const rowsOf = (tx: Tx): Promise<FolderRow[]> =>
  tx.selectFrom('message_folder').selectAll().orderBy('place').orderBy('id').execute()

/** Counts what is unopened in each folder, by its id. */
const unreadIn = async (
  tx: Tx,
  { viewpoint }: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('delivery as d')
    .innerJoin('mailbox as m', (join) =>
      join
        .onRef('m.family_id', '=', 'd.family_id')
        .onRef('m.message_id', '=', 'd.message_id')
        .onRef('m.person_id', '=', 'd.person_id'),
    )
    .select(['m.folder', ({ fn }) => fn.countAll<number>().as('count')])
    .where('d.person_id', '=', viewpoint)
    .where('d.status', 'in', unopenedLeaves)
    .where(sql<boolean>`m.folder = any(${[...ids]}::text[])`)
    .groupBy('m.folder')
    .execute()
  return new Map(rows.map(({ folder, count }) => [folder, count]))
}

export const foldersOf = async (tx: Tx, viewer: Viewer): Promise<MessageFolderDto[]> => {
  const rows = await rowsOf(tx)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const unread = await unreadIn(tx, viewer, ids)
  return rows.map(({ id, name }) => ({ id, name, unread: unread.get(id) ?? 0 }))
}

/** Locks the person, so that two requests of theirs do not count or order the same folders. */
export const lockFolders = async (tx: Tx): Promise<FolderRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(app_family()::text || app_person()::text, 86))`.execute(tx)
  return rowsOf(tx)
}

export const folderById = (tx: Tx, id: string): Promise<FolderRow | undefined> =>
  tx.selectFrom('message_folder').selectAll().where('id', '=', id).executeTakeFirst()

/** Holds a folder of the viewer's own in place until the transaction ends. */
export const holdFolder = (tx: Tx, id: string): Promise<FolderRow | undefined> =>
  tx.selectFrom('message_folder').selectAll().where('id', '=', id).forShare().executeTakeFirst()

export const insertFolder = async (
  tx: Tx,
  { family_id, person_id, place, name }: Pick<FolderRow, 'family_id' | 'person_id' | 'place' | 'name'>,
): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('message_folder')
    .values({ family_id, id, person_id, name, name_key: titleKeyOf(name), place })
    .execute()
  return id
}

export const renameFolder = async (tx: Tx, id: string, name: string): Promise<void> => {
  await tx
    .updateTable('message_folder')
    .set({ name, name_key: titleKeyOf(name) })
    .where('id', '=', id)
    .execute()
}

export const placeFolder = async (tx: Tx, id: string, place: number): Promise<void> => {
  await tx.updateTable('message_folder').set({ place }).where('id', '=', id).execute()
}

/** Deletes a folder; what was in it returns to where it came in. */
export const deleteFolder = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('message_folder').where('id', '=', id).executeTakeFirst()
  await tx
    .updateTable('mailbox')
    .set((eb) => ({ folder: eb.ref('first') }))
    .where('folder', '=', id)
    .execute()
  return numDeletedRows > 0
}
