import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { FileDto } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import { reachOf } from '#domain/reach.ts'
import { oneOf } from '../../db/one-of.ts'
import type { FileTables } from '../../db/schema/files.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Known, UnitOfWork } from '../../lifecycle/unit-of-work.ts'

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

/** Undefined where there is none, or none for these eyes. */
export const fileById = (tx: Tx, id: string): Promise<FileRow | undefined> =>
  tx.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()

/** What is known of bytes that are kept: by their name in the storage. */
export type NewFile = Pick<FileRow, 'name' | 'type' | 'bytes' | 'sha256'>

/** A reference of the uploader's alone, until it is attached to something. */
export const addFile = (tx: Tx, { personId, familyId }: Viewer, kept: NewFile, now: string): Promise<FileRow> =>
  tx
    .insertInto('file')
    .values({
      ...kept,
      family_id: familyId,
      id: randomUUID(),
      added_by: personId,
      added_at: now,
      attached_to: null,
      reach: 'closed',
      audience: [personId],
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** What is attached to each of these, in the order it was added. */
export const filesOf = async (tx: Tx, entityIds: readonly string[]): Promise<Map<string, FileDto[]>> => {
  if (entityIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('file')
    .selectAll()
    .where('attached_to', '=', oneOf(entityIds))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const byEntity = Map.groupBy(rows, (row) => row.attached_to ?? '')
  return new Map([...byEntity].map(([entityId, files]) => [entityId, files.map(fileItemOf)]))
}

type Attachment = Known & { readonly entityId: string; readonly by: string }

/**
 * Gives uploaded files to an item, and their rights with it.
 * @throws {Refusal} invalid (field `receipts`) when one is not this person's own, is attached already, or there are too many
 */
export const attachFiles = async (
  { tx, familyId }: UnitOfWork,
  fileIds: readonly string[],
  { entityId, audience, reach = reachOf(audience), by }: Attachment,
): Promise<void> => {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const attached = await tx
    .updateTable('file')
    .set({ attached_to: entityId, reach, audience: audience && [...audience] })
    .where('family_id', '=', familyId)
    .where('id', '=', oneOf(ids))
    .where('added_by', '=', by)
    .where('attached_to', 'is', null)
    .executeTakeFirst()
  if (attached.numUpdatedRows !== BigInt(ids.length)) throw refused('notAChoice')
  const { count } = await tx
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('attached_to', '=', entityId)
    .executeTakeFirstOrThrow()
  if (count > limits.receipts.perExpense) throw refused('tooLong')
}

const refused = (code: 'notAChoice' | 'tooLong') =>
  new Refusal('invalid', { validationErrors: [{ field: 'receipts', code }] })

/** What was attached while the item was one person's own, both parents now see. */
export const openFilesToFamily = async ({ tx, familyId }: UnitOfWork, entityId: string): Promise<void> => {
  await tx
    .updateTable('file')
    .set({ reach: 'parents', audience: null })
    .where('family_id', '=', familyId)
    .where('attached_to', '=', entityId)
    .execute()
}
