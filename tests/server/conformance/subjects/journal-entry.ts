import {
  type JournalEntryCommand,
  type JournalEntryStatus,
  journalEntryDto,
} from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { journalLifecycle } from '#server/features/journal/journal.lifecycle.ts'
import { journalEntryChart } from '#src/features/journal/journal.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const journalEntries = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const journal = journalOn(on)
  const at: Record<JournalEntryStatus, () => Promise<string>> = {
    private: () => journal.write(),
    shared: () => journal.shared(),
    removed: async () => {
      const id = await journal.shared()
      await journal.send(id, { type: 'journalEntry.remove' })
      return id
    },
    deleted: async () => {
      const id = await journal.write()
      await journal.send(id, { type: 'journalEntry.delete' })
      return id
    },
  }
  return subjectOf({
    lifecycle: { machine: journalLifecycle.machine, people: journalLifecycle.people },
    at,
    read: async (id) => ({ row: await journal.row(id), context: {} }),
    commands: async ({ version, reach }): Promise<JournalEntryCommand[]> => [
      { type: 'journalEntry.edit', version, ...journal.content, body: 'She slept badly.' },
      { type: 'journalEntry.share', version, readerIds: [reach === 'closed' ? on.dana.personId : on.child.personId] },
      { type: 'journalEntry.delete', version },
      { type: 'journalEntry.remove', version },
    ],
    given: async (person, id) =>
      givenBy(journalEntryDto, await cast[person].call(journalRoutes.get, { params: { id } })),
    chartOf: journalEntryChart,
    send: sender(cast, journalRoutes.events),
  })
}
