import { type HistorySelection, historySelection, historySelectionQuery } from '#contract/history/history-query.ts'
import { listSelection } from '#src/app/shared/list/list-selection.ts'

/** Reads and writes the filters of the history in its address. */
export const historyFilters = listSelection<HistorySelection, keyof HistorySelection>({
  parts: historySelection,
  schema: historySelectionQuery,
  narrowing: ['item', 'who', 'topic', 'area', 'from', 'to'],
})

/** Tells whether the end is before the beginning. The field then shows an error and nothing is requested. */
export const isBackwards = ({ from: first, to: last }: HistorySelection): boolean =>
  Boolean(first && last && first > last)
