import { journalUse } from '#contract/journal/journal-use.ts'
import type { Tx } from '../../db/tenancy.ts'
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

/** Returns the files that readers of some edition have; those taken away before the first sharing stay with the author. */
const sharedFiles = async (tx: Tx, { id }: Seen): Promise<string[]> => {
  const uses = await tx
    .selectFrom('file_use')
    .select('file_id')
    .where('entity_id', '=', id)
    .where('reach', '=', 'named')
    .execute()
  return uses.map(({ file_id }) => file_id)
}

/** Shows the files of an entry to everybody it is shared with now. */
export const shareFiles = async (change: UnitOfWork, row: Seen, audience: string[]): Promise<void> => {
  const files = row.reach === 'closed' ? row.file_ids : await sharedFiles(change.tx, row)
  if (files.length > 0) await openFilesTo(change, row.id, { reach: 'named', audience }, files)
}
