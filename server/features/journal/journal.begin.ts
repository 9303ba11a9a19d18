import { randomUUID } from 'node:crypto'
import type { JournalEntryCommand, NewJournalEntry } from '#contract/journal/journal-entries.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustHaveCome } from './journal.effects.ts'
import { filesOfEdition } from './journal.files.ts'
import { journalLifecycle } from './journal.lifecycle.ts'
import { insertEntry, type JournalRow } from './journal.store.ts'

/**
 * Writes an entry of the viewer's, and shares it at once where they say with whom. Resolves with its id.
 * @throws {Refusal} notAllowed, invalid
 */
export const writeJournalEntry = async (
  change: UnitOfWork,
  viewer: Viewer,
  { kind, on, body, files, place, deviceAt, readerIds }: NewJournalEntry,
): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['journal.write'](viewer)) throw new Refusal('notAllowed')
  if (place && !permissions['journal.place'](viewer)) throw new Refusal('notAllowed')
  await mustHaveCome(tx, on, now)
  const id = randomUUID()
  const author_id = viewer.personId
  const own = { id, author_id, reach: 'closed', audience: [author_id] } satisfies Partial<JournalRow>
  const insert = async (status: JournalRow['status']) => {
    const file_ids = await filesOfEdition(change, { ...own, file_ids: [] }, files)
    return insertEntry(tx, {
      ...own,
      family_id,
      status,
      version: 1,
      kind,
      on_date: on,
      body: body ?? '',
      place: place && JSON.stringify(place),
      device_at: deviceAt,
      file_ids,
      edition: 1,
      shared_at: null,
      created_at: now,
      changed_at: now,
    })
  }
  const { version } = await begin(change, journalLifecycle, {}, insert, viewer)
  if (readerIds === null) return id
  const command: JournalEntryCommand = { type: 'journalEntry.share', version, readerIds }
  await advance(change, journalLifecycle, id, command, viewer)
  return id
}
