import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { addMs } from '#domain/time.ts'
import type { FileTables } from '../../db/schema/files.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { retention } from '../../jobs/retention.ts'

export type UploadRow = Selectable<FileTables['upload']>

type Announced = Pick<UploadRow, 'name' | 'bytes' | 'use' | 'keeps_place'>

export const insertUpload = (
  tx: Tx,
  { personId, familyId }: Viewer,
  { name, bytes, use, keeps_place }: Announced,
  now: string,
): Promise<UploadRow> =>
  tx
    .insertInto('upload')
    .values({
      family_id: familyId,
      id: randomUUID(),
      name,
      bytes,
      use,
      keeps_place,
      received: 0,
      file_id: null,
      begun_at: now,
      reach: 'closed',
      audience: [personId],
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Counts this person's unfinished uploads; row-level security hides everybody else's. */
export const countOpen = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Resolves with undefined for an upload that does not exist or that belongs to another person. */
export const uploadById = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<UploadRow | undefined> => {
  const query = tx.selectFrom('upload').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const changeUpload = (
  tx: Tx,
  id: string,
  change: Partial<Pick<UploadRow, 'received' | 'file_id'>>,
): Promise<UploadRow> =>
  tx.updateTable('upload').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Returns whether there was one to delete; an upload that became a file is not deleted, so that a repeated request finds it. */
export const forgetUpload = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes uploads that nobody completed. */
export const deleteAbandonedUploads = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('upload').where('begun_at', '<', addMs(now, -retention.uploads.ms)).execute()
}
