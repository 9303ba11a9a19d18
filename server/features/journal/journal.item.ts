import type { JournalEntryDto, JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import { journalUse } from '#contract/journal/journal-use.ts'
import { isGoneLeaf } from '#machines/journal/journal-entry.leaves.ts'
import type { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { filesOf } from '../files/files.store.ts'
import { journalLifecycle } from './journal.lifecycle.ts'
import { peopleOfEntry, readersIn } from './journal.people.ts'
import { type JournalRow, type ViewRow, viewsOf } from './journal.store.ts'

/** Says what everybody who may see an entry is told of it. Nothing of it depends on its contents. */
const knownOf = (row: JournalRow, { viewpoint }: Viewer, views: readonly ViewRow[]) => ({
  id: row.id,
  status: row.status,
  version: row.version,
  kind: row.kind,
  authorId: row.author_id,
  on: row.on_date,
  edition: row.edition,
  readerIds: [...readersIn(row)],
  opened:
    row.author_id === viewpoint ||
    views.some(({ edition, person_id }) => edition === row.edition && person_id === viewpoint),
  gone: isGoneLeaf(row.status),
  createdAt: row.created_at,
  changedAt: row.changed_at,
  sharedAt: row.shared_at,
})

/**
 * Pairs entries with what the viewer may be told and given of each, in a few statements whatever their number. A removed
 * one stays in reports.
 */
export const shownTo = async (
  tx: Tx,
  viewer: Viewer,
  rows: readonly JournalRow[],
  on: 'pages' | 'reports' = 'pages',
) => {
  const views = await viewsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const shown = rows.map((row) => {
    const own = views.get(row.id) ?? []
    const known = knownOf(row, viewer, own)
    return { row, views: own, known, isGiven: known.opened && (on === 'reports' || !known.gone) }
  })
  const given = shown.filter(({ isGiven }) => isGiven).map(({ row }) => row.id)
  const files = await filesOf(tx, journalUse, given)
  return shown.map((one) => ({
    ...one,
    files: (files.get(one.row.id) ?? []).filter(({ id }) => one.row.file_ids.includes(id)),
  }))
}

/** Lines of a list: the beginnings of those texts alone that the viewer may be given. */
export const journalSummaries = async (
  tx: Tx,
  viewer: Viewer,
  rows: readonly JournalRow[],
  preview: (row: JournalRow) => string,
): Promise<JournalSummaryDto[]> =>
  (await shownTo(tx, viewer, rows)).map(({ row, known, views, isGiven, files }) => ({
    ...known,
    preview: isGiven ? preview(row) : null,
    place: isGiven ? row.place : null,
    files,
    viewedBy: views.filter(({ edition }) => edition === row.edition).length,
  }))

export const journalItem: Item<typeof journalEntryMachine, JournalRow, JournalEntryDto> = {
  lifecycle: journalLifecycle,
  dtoOf: async ({ tx, viewer }, entry) => {
    const [shown] = await shownTo(tx, viewer, [entry])
    if (!shown) throw new Error('there is no entry to show')
    const { row, known, views, isGiven, files } = shown
    return {
      ...known,
      body: isGiven ? row.body : null,
      place: isGiven ? row.place : null,
      deviceAt: isGiven ? row.device_at : null,
      files,
      views: views.map(({ person_id, edition, at }) => ({ personId: person_id, edition, at })),
      you: byOf(viewer, peopleOfEntry(row)),
    }
  },
}
