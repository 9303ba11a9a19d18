import type { JournalEntryCommand, NewJournalEntry } from '#contract/journal/journal-entries.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { writeJournalEntry } from '#server/features/journal/journal.begin.ts'
import { journalLifecycle } from '#server/features/journal/journal.lifecycle.ts'
import { openEntry } from '#server/features/journal/journal.open.ts'
import { type JournalRow, lockEntry } from '#server/features/journal/journal.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type Sent = JournalEntryCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

/** It is Friday, the 20th of November 2026, in New York. Sam writes about the day before. */
export const journalOn = (on: Stage) => {
  const content = { on: '2026-11-19', body: 'She slept well and ate her breakfast.', files: [] as string[] }
  const typed = (change: Partial<NewJournalEntry> = {}): NewJournalEntry => ({
    kind: 'entry',
    ...content,
    place: null,
    deviceAt: null,
    readerIds: null,
    ...change,
  })
  const write = (change: Partial<NewJournalEntry> = {}, by: Viewer = on.sam): Promise<string> =>
    on.act(by, (into) => writeJournalEntry(into, by, typed(change)))
  /** Shared with Dana, unless something else is said. */
  const shared = (change: Partial<NewJournalEntry> = {}): Promise<string> =>
    write({ readerIds: [on.dana.personId], ...change })
  const row = async (id: string): Promise<JournalRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockEntry(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such entry')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (id: string, command: Sent, by: Viewer = on.sam): Promise<void> => {
    const { version } = await row(id)
    await on.act(by, (change) => advance(change, journalLifecycle, id, { ...command, version }, by))
  }
  const edit = (id: string, body: string): Promise<void> => send(id, { type: 'journalEntry.edit', ...content, body })
  const open = async (id: string, by: Viewer = on.dana): Promise<void> => {
    await on.act(by, (change) => openEntry(change, by, id))
  }
  const views = (id: string) =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('journal_view')
        .select(['person_id', 'edition'])
        .where('entry_id', '=', id)
        .orderBy('edition')
        .execute(),
    )
  return { content, typed, write, shared, row, send, edit, open, views }
}
