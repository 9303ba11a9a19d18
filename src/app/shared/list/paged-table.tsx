import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import type { Column, Sort } from '#src/ui/data/data-table.tsx'
import { LongTable } from '#src/ui/data/long-table.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'
import { ListState, type ListTexts } from './list-state.tsx'
import type { Page, Pages } from './use-pages.ts'

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 'u1',
    p: 'u2',
    borderTopWidth: '1px',
  },
})

type PagedTableProps<P extends Page> = {
  pages: Omit<Pages<P>, 'first'>
  caption: string
  columns: Column<P['items'][number]>[]
  rowKey: (row: P['items'][number]) => string
  rowLink: (row: P['items'][number]) => LinkElement
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
    <ListState query={query} count={rows.length} texts={texts} skeletonRows={6} empty={empty}>
      <LongTable {...table} {...list} rows={rows} stale={query.isPlaceholderData} />
      {query.isFetchNextPageError && (
        <Foot>
          <p role="alert">{texts.moreFailed}</p>
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.retry}
          </Button>
        </Foot>
      )}
    </ListState>
  )
}
