import { type By, byBank, bySystem } from '../shared/turn.ts'
import { journalEntryMachine } from './journal-entry.machine.ts'
import type { JournalEntryEvent } from './journal-entry.types.ts'

const author: By = { actor: 'sam', party: 'author', mode: 'self' }

const journalEntrySteps: readonly { readonly event: JournalEntryEvent }[] = [
  { event: { type: 'journalEntry.edit', by: author } },
  { event: { type: 'journalEntry.share', by: author } },
  { event: { type: 'journalEntry.remove', by: author } },
  { event: { type: 'journalEntry.delete', by: author } },
]

/** Lists everybody who might try, for the refusal matrix. */
const journalEntryPeople: Readonly<Record<string, By>> = {
  author,
  reader: { actor: 'dana', party: 'reader', mode: 'self' },
  professional: { actor: 'pat', party: 'author', mode: 'viewing' },
  admin: { actor: 'ada', party: 'author', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const journalEntry = {
  machine: journalEntryMachine,
  begins: [{}],
  steps: journalEntrySteps,
  people: journalEntryPeople,
} as const
