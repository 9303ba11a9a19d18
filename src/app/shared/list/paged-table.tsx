import type { ReactNode } from 'react'
import type { Column, Sort } from '#src/ui/data/data-table.tsx'
import { LongTable } from '#src/ui/data/long-table.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'
import { ListState, type ListTexts } from './list-state.tsx'
import { MoreRows } from './more-rows.tsx'
import type { Page, Pages } from './use-pages.ts'

type PagedTableProps<P extends Page> = {
  pages: Omit<Pages<P>, 'first'>
  caption: string
  columns: Column<P['items'][number]>[]
  rowKey: (row: P['items'][number]) => string
  rowLink: (row: P['items'][number]) => LinkElement | undefined
  sort: Sort
  onSort: (sort: Sort) => void
  sortStatus: string
  texts: ListTexts & { readonly moreFailed: string }
  /** Shown when no row matches or none exists yet. */
  empty: ReactNode
}

/** Loads the next page of a list as the viewer scrolls towards it. */
export function PagedTable<P extends Page>({ pages, texts, empty, ...table }: PagedTableProps<P>) {
  const { query, rows, ...list } = pages
  return (
    <ListState query={query} count={rows.length} texts={texts} skeletonRows={8} empty={empty}>
      <LongTable {...table} {...list} rows={rows} stale={query.isPlaceholderData} />
      <MoreRows query={query} texts={texts} />
    </ListState>
  )
}
