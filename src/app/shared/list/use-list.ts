import { useCallback } from 'react'
import type { Page, Pages } from './use-pages.ts'

type Rules<Selection> = {
  readonly tidied: (selection: Selection) => Selection
  readonly cleared: (selection: Selection) => Selection
  readonly activeIn: (selection: Selection) => readonly string[]
}
type ListOptions<Selection, P extends Page> = {
  readonly pages: Pick<Pages<P>, 'query' | 'count'> & { readonly rows: readonly unknown[] }
  readonly rules: Rules<Selection>
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** Stores the selection of a list in the address, so that a link or Back restores it. */
export function useList<Selection extends object, P extends Page>(options: ListOptions<Selection, P>) {
  const { pages, rules, selection, onSelect } = options
  const { query, rows } = pages
  const onChange = useCallback(
    (change: Partial<Selection>) => onSelect(rules.tidied({ ...selection, ...change })),
    [rules, selection, onSelect],
  )
  return {
    onChange,
    onClear: () => onSelect(rules.cleared(selection)),
    /** Counts the matching rows; undefined while the number is not known. */
    count: query.isSuccess && !query.isPlaceholderData ? pages.count : undefined,
    /** The unfiltered list is empty, so there is nothing to narrow. */
    isEmpty: rules.activeIn(selection).length === 0 && query.isSuccess && rows.length === 0,
    hasFailed: query.isError && rows.length === 0,
  }
}
