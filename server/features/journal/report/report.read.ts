import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { sharedLeaves } from '#machines/journal/journal-entry.leaves.ts'
import { oneOf } from '../../../db/one-of.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { shownTo } from '../journal.item.ts'
import { listedOn } from '../journal.list.ts'

/** Both days are included. */
export type ReportRange = { readonly from: string; readonly to: string }

/** An entry in a report. Of one that the viewer has not opened the contents are null. */
export type ReportedEntry = Pick<
  JournalEntryDto,
  'id' | 'status' | 'kind' | 'authorId' | 'on' | 'edition' | 'readerIds' | 'createdAt' | 'sharedAt' | 'views'
> & {
  readonly contents: Pick<JournalEntryDto, 'body' | 'place' | 'deviceAt' | 'files'> | null
}

export type ReportData = {
  readonly entries: readonly ReportedEntry[]
  /** Everything whose entries the record in the report shows: journal entries, their first views and their files. */
  readonly items: readonly string[]
}

/** Finds the files of entries, those of earlier editions too. Row-level security leaves what the viewer may see. */
const fileIdsOf = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const uses = await tx.selectFrom('file_use').select('file_id').where('entity_id', '=', oneOf(ids)).execute()
  return uses.map(({ file_id }) => file_id)
}

/**
 * Reads the entries that are about some days, the earliest first. Whoever opened an entry before it was removed keeps it in
 * reports; its author, who removed it, does too.
 */
export const readReport = async (tx: Tx, viewer: Viewer, range: ReportRange): Promise<ReportData> => {
  const rows = await listedOn(tx, range)
  const shown = await shownTo(tx, viewer, rows, 'reports')
  const entries = shown.map(({ row, known, views, isGiven, files }) => ({
    ...known,
    views: sharedLeaves.includes(row.status)
      ? views.map(({ person_id, edition, at }) => ({ personId: person_id, edition, at }))
      : [],
    contents: isGiven ? { body: row.body, place: row.place, deviceAt: row.device_at, files } : null,
  }))
  const ids = rows.map(({ id }) => id)
  const viewIds = shown.flatMap(({ views }) => views.map(({ id }) => id))
  return { entries, items: [...ids, ...viewIds, ...(await fileIdsOf(tx, ids))] }
}
