import { journalUse } from '#contract/journal/journal-use.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { attachFiles, openFilesTo } from '../files/attach-files.ts'
import type { JournalRow } from './journal.store.ts'

type Seen = Pick<JournalRow, 'id' | 'author_id' | 'file_ids' | 'reach' | 'audience'>

/**
 * Attaches the files that an edition has and no earlier one had, and returns all of its files. Those that it leaves out
 * stay attached, because earlier editions show them.
 */
export const filesOfEdition = async (
  change: UnitOfWork,
  { id: entityId, author_id: by, file_ids, reach, audience }: Seen,
  files: readonly string[],
): Promise<string[]> => {
  const ids = [...new Set(files)]
  const added = ids.filter((file) => !file_ids.includes(file))
  await attachFiles(change, added, { use: journalUse, entity: 'journalEntry', entityId, by, reach, audience })
  return ids
}

/**
 * Shows the files of the present edition to everybody the entry is shared with now. One that an earlier edition left out
 * stays with those who were given that edition, because who is added later reads from there on.
 */
export const shareFiles = async (change: UnitOfWork, { id, file_ids }: Seen, audience: string[]): Promise<void> => {
  if (file_ids.length > 0) await openFilesTo(change, id, { reach: 'named', audience }, file_ids)
}
