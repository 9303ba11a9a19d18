import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { oneOf } from '../../db/one-of.ts'
import type { FileTables } from '../../db/schema/files.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'

export type FileRow = Selectable<FileTables['file']>

export const fileItemOf = (row: FileRow): FileDto => ({
  id: row.id,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  sha256: row.sha256,
  addedBy: row.added_by,
  addedAt: row.added_at,
})

/** Resolves with undefined for a file that does not exist or that this viewer may not see. */
export const fileById = (tx: Tx, id: string): Promise<FileRow | undefined> =>
  tx.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()

export type ServedFile = FileRow & { readonly uses: readonly string[]; readonly entities: readonly string[] }

/** The file with the names and the items of those of its uses that this viewer may see. */
export const servedFile = (tx: Tx, id: string): Promise<ServedFile | undefined> =>
  tx
    .selectFrom('file')
    .selectAll()
    .select(
      sql<string[]>`array(select u.use from file_use u where u.family_id = file.family_id and u.file_id = file.id)`.as(
        'uses',
      ),
    )
    .select(
      sql<
        string[]
      >`array(select u.entity_id from file_use u where u.family_id = file.family_id and u.file_id = file.id)`.as(
        'entities',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()

/** Describes bytes that are stored already; `sha256` is their name in the storage. */
export type NewFile = Pick<FileRow, 'name' | 'type' | 'bytes' | 'sha256'> & Partial<Pick<FileRow, 'counts'>>

/** Adds a file that only its uploader sees until it is attached to something. */
export const addFile = (tx: Tx, { personId, familyId }: Viewer, file: NewFile, now: string): Promise<FileRow> =>
  tx
    .insertInto('file')
    .values({
      ...file,
      family_id: familyId,
      id: randomUUID(),
      added_by: personId,
      added_at: now,
      reach: 'closed',
      audience: [personId],
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The files that each of these items has in this use, in the order in which they were added. */
export const filesOf = async (
  tx: Tx,
  { name }: StoredUse,
  entityIds: readonly string[],
): Promise<Map<string, FileDto[]>> => {
  if (entityIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('file_use')
    .innerJoin('file', (join) =>
      join.onRef('file.family_id', '=', 'file_use.family_id').onRef('file.id', '=', 'file_use.file_id'),
    )
    .selectAll('file')
    .select('file_use.entity_id')
    .where('file_use.entity_id', '=', oneOf(entityIds))
    .where('file_use.use', '=', name)
    .orderBy('file.added_at')
    .orderBy('file.id')
    .execute()
  const byEntity = Map.groupBy(rows, ({ entity_id }) => entity_id)
  return new Map([...byEntity].map(([entityId, files]) => [entityId, files.map(fileItemOf)]))
}
