import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { sharedLeaves } from '#machines/journal/journal-entry.leaves.ts'
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

/**
 * Reads the entries that are about some days, the earliest first. Whoever opened an entry before it was removed keeps it in
 * reports; its author, who removed it, does too.
 */
export const readReport = async (tx: Tx, viewer: Viewer, range: ReportRange): Promise<ReportedEntry[]> => {
  const rows = await listedOn(tx, range)
  return (await shownTo(tx, viewer, rows, 'reports')).map(({ row, known, views, isGiven, files }) => ({
    ...known,
    views: sharedLeaves.includes(row.status)
      ? views.map(({ person_id, edition, at }) => ({ personId: person_id, edition, at }))
      : [],
    contents: isGiven ? { body: row.body, place: row.place, deviceAt: row.device_at, files } : null,
  }))
}
