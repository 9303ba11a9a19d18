import { type Selectable, sql } from 'kysely'
import type { FileTables } from '../../db/schema/files.ts'
import type { Scopes, Tx } from '../../db/tenancy.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'

export type UnusedFile = Pick<Selectable<FileTables['file']>, 'family_id' | 'id' | 'sha256' | 'bytes' | 'added_at'>

const atOnce = 200

/** Returns files that were added before this time and that nothing uses, oldest first, after the last one examined. */
export const unusedFiles = (tx: Tx, before: string, last: UnusedFile | undefined): Promise<UnusedFile[]> =>
  tx
    .selectFrom('file')
    .select(['family_id', 'id', 'sha256', 'bytes', 'added_at'])
    .where('added_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_use')
            .select('file_use.file_id')
            .whereRef('file_use.family_id', '=', 'file.family_id')
            .whereRef('file_use.file_id', '=', 'file.id'),
        ),
      ),
    )
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('added_at', 'id'), '>', tuple(last?.added_at ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('added_at')
    .orderBy('id')
    .limit(atOnce)
    .execute()

const foreignKeyViolation = '23503'

/**
 * Returns whether the file was deleted. Who attaches a file holds its row, so this waits for them; the foreign key then
 * refuses to delete a file that something has begun to use.
 */
export const deleteUnused = async (
  scopes: Pick<Scopes, 'acrossFamilies'>,
  { family_id, id }: UnusedFile,
): Promise<boolean> => {
  try {
    return await scopes.acrossFamilies(async (tx) => {
      const deleting = tx.deleteFrom('file').where('family_id', '=', family_id).where('id', '=', id)
      const { numDeletedRows } = await deleting.executeTakeFirst()
      return numDeletedRows > 0n
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) return false
    throw error
  }
}

/** Each area that stores bytes outside of any family says which of these it names, for the role of the sweeps. */
export const bytesNamedElsewhere: ExtensionPoint<(tx: Tx, sha256s: readonly string[]) => Promise<readonly string[]>> =
  extensionPoint()

/** Each area whose unfinished items name files says which of these it waits for. */
export const filesWaitedFor: ExtensionPoint<(tx: Tx, ids: readonly string[]) => Promise<readonly string[]>> =
  extensionPoint()

/** Leaves out the files that something unfinished may still attach. */
export const withoutWaitedFor = async (tx: Tx, files: readonly UnusedFile[]): Promise<UnusedFile[]> => {
  const ids = files.map(({ id }) => id)
  const waited = new Set<string>()
  for (const waitedFor of filesWaitedFor.parts()) for (const id of await waitedFor(tx, ids)) waited.add(id)
  return files.filter(({ id }) => !waited.has(id))
}

/** Returns which of these bytes some file names, in any family or outside of them. */
export const namedBytes = async (tx: Tx, sha256s: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('file')
    .select('sha256')
    .distinct()
    .where(sql<boolean>`sha256 = any(${[...sha256s]}::text[])`)
    .execute()
  const named = new Set(rows.map(({ sha256 }) => sha256))
  for (const namedIn of bytesNamedElsewhere.parts()) for (const sha256 of await namedIn(tx, sha256s)) named.add(sha256)
  return named
}
