import { type JournalSelection, journalSelection, journalSelectionQuery } from '#contract/journal/journal-selection.ts'
import { listSelection } from '#src/app/shared/list/list-selection.ts'

const narrowing = ['kind', 'author', 'from', 'to', 'search'] as const

export const journalRules = listSelection<JournalSelection, (typeof narrowing)[number]>({
  parts: journalSelection,
  schema: journalSelectionQuery,
  narrowing,
})
