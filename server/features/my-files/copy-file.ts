import type { FileDto } from '#contract/files/files.ts'
import { permissions } from '#contract/permissions.ts'
import { isListedLeaf } from '#machines/my-files/my-file.leaves.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { copyFile } from '../files/copy-file.ts'
import { fileById } from '../files/files.store.ts'
import { lockMyFile } from './my-files.store.ts'

/** Makes a file of its own of the newest version. Throws `Refusal`: notAllowed, notFound, fileClosed. */
export const copyMyFile = async (change: UnitOfWork, viewer: Viewer, id: string): Promise<FileDto> => {
  const { tx } = change
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  const row = await lockMyFile(tx, id, 'toRead')
  if (!row || !isListedLeaf(row.status)) throw new Refusal('notFound')
  if (!(await fileById(tx, row.file_id))) throw new Refusal('fileClosed', { named: { name: row.name } })
  return copyFile(change, viewer, row)
}
