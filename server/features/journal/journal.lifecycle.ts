import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import type { Lifecycle } from '../../lifecycle/lifecycle.ts'
import { journalEffects } from './journal.effects.ts'
import { peopleOfEntry } from './journal.people.ts'
import { entryColumnsOf, type JournalRow, lockEntry, writeEntry } from './journal.store.ts'

export const journalLifecycle: Lifecycle<typeof journalEntryMachine, JournalRow> = {
  entity: 'journalEntry',
  topic: 'journal',
  machine: journalEntryMachine,
  lock: lockEntry,
  contextOf: async () => ({}),
  people: peopleOfEntry,
  sawAmounts: () => true,
  write: writeEntry,
  effects: journalEffects,
  columnsOf: entryColumnsOf,
  notices: {
    'journalEntry.share': 'journalShared',
    'journalEntry.edit': 'journalChanged',
    'journalEntry.remove': 'journalRemoved',
  },
}
