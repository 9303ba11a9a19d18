import { infoUse } from '#contract/info-bank/info-use.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { attachFiles, openFilesTo } from '../files/attach-files.ts'
import type { InfoRow } from './info-bank.store.ts'

type Seen = Pick<InfoRow, 'id' | 'file_ids' | 'reach' | 'audience'>

/**
 * Attaches the files that an edition has and no earlier one had, and returns all of its files. Those that it leaves out
 * stay attached, because earlier editions show them.
 */
export const filesOfEdition = async (
  change: UnitOfWork,
  { id: entityId, file_ids, reach, audience }: Seen,
  files: readonly string[],
  by: string,
): Promise<string[]> => {
  const ids = [...new Set(files)]
  const added = ids.filter((file) => !file_ids.includes(file))
  await attachFiles(change, added, { use: infoUse, entity: 'infoEntry', entityId, by, reach, audience })
  return ids
}

/** Shows the files of an entry to both parents. One that was taken away before stays its author's. */
export const shareFiles = async (change: UnitOfWork, { id, file_ids }: Seen): Promise<void> => {
  if (file_ids.length > 0) await openFilesTo(change, id, { reach: 'parents', audience: null }, file_ids)
}
