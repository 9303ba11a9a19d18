import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoUse } from '#contract/info-bank/info-use.ts'
import { isGoneInfo } from '#machines/info-bank/info-entry.leaves.ts'
import type { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { filesOf } from '../files/files.store.ts'
import { infoEntryLifecycle } from './info-bank.lifecycle.ts'
import { infoFactsOf, peopleOfInfo } from './info-bank.people.ts'
import type { InfoRow } from './info-bank.store.ts'

const contentsOf = ({ fields, notes }: InfoRow, gone: boolean) =>
  gone ? { fields: {}, notes: null } : { fields, notes: notes || null }

/** Shows entries to a viewer, in two statements whatever their number. Of what is gone no contents are shown. */
export const infoEntriesOf = async (tx: Tx, viewer: Viewer, rows: readonly InfoRow[]): Promise<InfoEntryDto[]> => {
  const present = rows.filter(({ status }) => !isGoneInfo(status)).map(({ id }) => id)
  const files = await filesOf(tx, infoUse, present)
  return rows.map((row) => {
    const gone = isGoneInfo(row.status)
    return {
      id: row.id,
      status: row.status,
      version: row.version,
      authorId: row.author_id,
      title: row.title,
      sections: row.sections,
      childIds: row.child_ids,
      parentId: row.parent_id,
      emergency: row.emergency,
      ...contentsOf(row, gone),
      files: (files.get(row.id) ?? []).filter(({ id }) => row.file_ids.includes(id)),
      edition: row.edition,
      gone,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
      sharedAt: row.shared_at,
      facts: infoFactsOf(row.parent_id, row.author_id),
      you: byOf(viewer, peopleOfInfo(row)),
    }
  })
}

export const infoEntryItem: Item<typeof infoEntryMachine, InfoRow, InfoEntryDto> = {
  lifecycle: infoEntryLifecycle,
  dtoOf: async ({ tx, viewer }, row) => {
    const [shown] = await infoEntriesOf(tx, viewer, [row])
    if (!shown) throw new Error('there is no entry to show')
    return shown
  },
}
