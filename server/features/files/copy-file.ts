import type { FileDto } from '#contract/files/files.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { addFile, type FileRow, fileItemOf } from './files.store.ts'

/**
 * Makes a file of its own of one that the viewer may read. It names the same bytes, takes no room of the plan, and is
 * the viewer's alone until it is attached to something.
 */
export const copyFile = async (
  { tx, now }: UnitOfWork,
  viewer: Viewer,
  { name, type, sha256, bytes }: Pick<FileRow, 'name' | 'type' | 'sha256' | 'bytes'>,
): Promise<FileDto> => {
  await lockBytes(tx, sha256, 'toName')
  return fileItemOf(await addFile(tx, viewer, { name, type, sha256, bytes, counts: false }, now))
}
