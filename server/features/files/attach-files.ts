import { sql } from 'kysely'
import type { StoredUse } from '#contract/files/file-uses.ts'
import { type Reach, reachOf } from '#domain/reach.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Known, UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { recordUses } from './files.record.ts'
import type { FileRow } from './files.store.ts'

type Attachment = Known & {
  readonly use: StoredUse
  readonly entity: string
  readonly entityId: string
  /** The person who attaches the files and has uploaded them. */
  readonly by: string
}

/**
 * Attaches uploaded files to an item. Everybody who may see the use may see the files from then on.
 * @throws {Refusal} invalid (the use's field) when a file is not this person's own, is attached already or is not what
 * the use takes, or when there are too many
 */
export const attachFiles = async (
  change: UnitOfWork,
  fileIds: readonly string[],
  attachment: Attachment,
): Promise<void> => {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const { use, by } = attachment
  const own = await lockOwn(change.tx, ids, by)
  if (own.length < ids.length || !own.every((file) => isTaken(use, file))) throw refused(use, 'notAChoice')
  const { added, before } = await addUses(change, ids, attachment)
  if (added < ids.length) throw refused(use, 'notAChoice')
  if (before + added > use.kept.perItem) throw refused(use, 'tooLong')
  if (!use.kept.ownRecord) await recordUses(change, attachment.entityId)
}

/** The rows are locked, so that two simultaneous commands cannot both find a file unattached. */
const lockOwn = (tx: Tx, ids: readonly string[], by: string): Promise<Pick<FileRow, 'type' | 'bytes'>[]> =>
  tx
    .selectFrom('file')
    .select(['type', 'bytes'])
    .where('id', '=', oneOf(ids))
    .where('added_by', '=', by)
    .orderBy('id')
    .forUpdate()
    .execute()

const isTaken = ({ types, bytes }: StoredUse, file: Pick<FileRow, 'type' | 'bytes'>): boolean =>
  types.includes(file.type) && file.bytes <= bytes

type Counts = { readonly added: number; readonly before: number }

/** Adds the uses in one statement, which counts what the item had before: it does not see its own rows. */
const addUses = async (
  { tx, familyId }: UnitOfWork,
  ids: readonly string[],
  { use, entity, entityId, audience, reach = reachOf(audience) }: Attachment,
): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with added as (
      insert into file_use (family_id, file_id, use, entity, entity_id, reach, audience, recorded)
        select family_id, id, ${use.name}, ${entity}, ${entityId}::uuid, ${reach}, ${audience && [...audience]}::uuid[],
          ${!use.kept.ownRecord}
          from file f where family_id = ${familyId} and id = ${oneOf(ids)}
            and not exists (select from file_use u where u.family_id = f.family_id and u.file_id = f.id)
        returning file_id
    )
    select (select count(*) from added) as added,
      (select count(*) from file_use where entity_id = ${entityId} and use = ${use.name}) as before`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('nothing was counted')
  return counts
}

const refused = ({ kept: { field } }: StoredUse, code: 'notAChoice' | 'tooLong') =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

type Shown = { readonly reach: Reach; readonly audience: string[] | null }

/**
 * Shows files of an item to more people than saw them before: all of its files, or those with these ids. Whoever sees
 * them from now on finds them recorded in a stream of theirs.
 */
export const openFilesTo = async (
  change: UnitOfWork,
  entityId: string,
  { reach, audience }: Shown,
  only?: readonly string[],
): Promise<void> => {
  const { tx, familyId } = change
  await tx
    .updateTable('file_use')
    .set({ reach, audience })
    .where('family_id', '=', familyId)
    .where('entity_id', '=', entityId)
    .$if(only !== undefined, (query) => query.where('file_id', '=', oneOf(only ?? [])))
    .execute()
  await recordUses(change, entityId)
}

/** Files that were attached while the item was one person's own become visible to both parents. */
export const openFilesToFamily = (change: UnitOfWork, entityId: string): Promise<void> =>
  openFilesTo(change, entityId, { reach: 'parents', audience: null })
