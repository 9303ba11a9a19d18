import { randomUUID } from 'node:crypto'
import type { NewMyFile } from '#contract/my-files/my-files.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { ownFolder } from './folders.store.ts'
import { myFileLifecycle, uploadOf, useAsVersion } from './my-files.lifecycle.ts'
import { insertMyFile, type MyFileRow } from './my-files.store.ts'

/** Keeps an uploaded file. Throws `Refusal`: notAllowed, invalid. */
export const keepMyFile = async (
  change: UnitOfWork,
  viewer: Viewer,
  { fileId, folderId }: NewMyFile,
): Promise<MyFileRow> => {
  const { tx, familyId: family_id, now } = change
  const { personId: owner_id } = viewer
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  const { name, sha256, type, bytes } = await uploadOf(tx, fileId, owner_id)
  if (folderId !== null && !(await ownFolder(tx, owner_id, folderId)))
    throw new Refusal('invalid', { validationErrors: [{ field: 'folderId', code: 'notAChoice' }] })
  const row = await begin(
    change,
    myFileLifecycle,
    {},
    (status) =>
      insertMyFile(tx, {
        family_id,
        id: randomUUID(),
        status,
        version: 1,
        owner_id,
        folder_id: folderId,
        name,
        file_id: fileId,
        sha256,
        type,
        bytes,
        reach: 'closed',
        audience: [owner_id],
        created_at: now,
        changed_at: now,
      }),
    viewer,
  )
  await useAsVersion(change, row, fileId)
  return row
}
