import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** The chart decides by the person alone, so it has no facts. */
export const journalEntryChart = ({ status, you }: Pick<JournalEntryDto, 'status' | 'you'>) =>
  lifecycleOf(journalEntryMachine, { status, facts: {}, you })
