import type { MyFilesMove } from '#contract/my-files/my-files.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { moveFolders } from './folders.ts'
import { filesAmong } from './my-files.store.ts'

/**
 * Puts files and folders of the viewer's own into a folder, or at the top. In which folder something lies is no part of the
 * record. Throws `Refusal` as `moveFolders` does, notFound where a file is not the viewer's own.
 */
export const moveFiles = async (
  change: UnitOfWork,
  viewer: Viewer,
  { files, folders, to }: MyFilesMove,
): Promise<void> => {
  const { tx, live } = change
  await moveFolders(change, viewer, [...new Set(folders)], to)
  const ids = [...new Set(files)]
  const own = (await filesAmong(tx, ids)).filter(({ owner_id }) => owner_id === viewer.personId)
  if (own.length < ids.length) throw new Refusal('notFound')
  await tx.updateTable('my_file').set({ folder_id: to }).where('id', '=', oneOf(ids)).execute()
  for (const { id, owner_id } of own) live.push({ topic: 'myFile', id, reach: 'closed', audience: [owner_id] })
}
