import type { FileDto } from '#contract/files/files.ts'
import { permissions } from '#contract/permissions.ts'
import { isListedLeaf } from '#machines/my-files/my-file.leaves.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { addFile, fileById, fileItemOf } from '../files/files.store.ts'
import { lockMyFile } from './my-files.store.ts'

/**
 * Makes a file of its own of the newest version. It names the same bytes, takes no room of the plan, and is its owner's
 * alone until it is attached to something. Throws `Refusal`: notAllowed, notFound, fileClosed.
 */
export const copyMyFile = async ({ tx, now }: UnitOfWork, viewer: Viewer, id: string): Promise<FileDto> => {
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  const row = await lockMyFile(tx, id, 'toRead')
  if (!row || !isListedLeaf(row.status)) throw new Refusal('notFound')
  if (!(await fileById(tx, row.file_id))) throw new Refusal('fileClosed', { named: { name: row.name } })
  await lockBytes(tx, row.sha256, 'toName')
  const { name, type, sha256, bytes } = row
  return fileItemOf(await addFile(tx, viewer, { name, type, sha256, bytes, counts: false }, now))
}
