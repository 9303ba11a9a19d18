import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import type { Column, Sort } from '#src/ui/data/data-table.tsx'
import { LongTable } from '#src/ui/data/long-table.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'
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
  texts: {
    readonly loading: string
    readonly notLoaded: string
    readonly moreFailed: string
    readonly retry: string
    readonly offlineTitle: string
    readonly offlineText: string
  }
  /** Where no row matches, or none is there yet. */
  empty: ReactNode
}

/** The lines of a list, or what stands in their place: offline, loading, failed, none. */
export function PagedTable<P extends Page>({ pages, texts, empty, ...table }: PagedTableProps<P>) {
  const { LL } = useI18nContext()
  const { query, rows, ...list } = pages
  if (query.isPaused && rows.length === 0)
    return <ErrorState title={texts.offlineTitle}>{texts.offlineText}</ErrorState>
  if (query.isPending) return <SkeletonRows label={texts.loading} rows={6} tile={false} />
  if (query.isError && (rows.length === 0 || query.isPlaceholderData))
    return (
      <ErrorState
        title={failureTitle(query.error, LL, texts.notLoaded)}
        retry={{ label: texts.retry, onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  if (rows.length === 0) return empty
  return (
    <>
      <LongTable {...table} {...list} rows={rows} stale={query.isPlaceholderData} />
      {query.isFetchNextPageError && (
        <Foot>
          <p role="alert">{texts.moreFailed}</p>
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.retry}
          </Button>
        </Foot>
      )}
    </>
  )
}
