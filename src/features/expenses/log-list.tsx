import { chakra } from '@chakra-ui/react/styled-system'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ExpenseRow } from '#contract/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/data/failure-text.ts'
import type { Reader } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import { DataTable } from '#src/ui/data-table.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { logColumns } from './log-columns.tsx'
import { LogEmpty, LogNone } from './log-empty.tsx'
import type { Words } from './say.ts'

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

export type LogListProps = {
  query: Pick<
    UseInfiniteQueryResult,
    | 'error'
    | 'isPending'
    | 'isPaused'
    | 'isError'
    | 'isFetching'
    | 'isFetchNextPageError'
    | 'hasNextPage'
    | 'isFetchingNextPage'
  > & { refetch: () => unknown; fetchNextPage: () => unknown }
  rows: readonly ExpenseRow[]
  filtered: boolean
  onShowAll: () => void
  reader: Reader
  words: Words
}

/** The lines of the log, or what stands in their place: loading, failed, none yet, none that match. */
export function LogList({ query, rows, filtered, onShowAll, reader, words }: LogListProps) {
  const { LL } = useI18nContext()
  const { log } = words.expenses
  const columns = useMemo(() => logColumns(reader, words), [reader, words])
  if (query.isPaused && rows.length === 0)
    return <ErrorState title={log.offline.title()}>{log.offline.empty()}</ErrorState>
  if (query.isPending) return <SkeletonRows label={log.loading()} rows={6} tile={false} />
  if (query.isError && rows.length === 0)
    return (
      <ErrorState
        title={failureTitle(query.error, LL, LL.errors.expensesNotLoaded())}
        retry={{ label: log.failed.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  if (rows.length === 0)
    return filtered ? <LogNone words={words} onShowAll={onShowAll} /> : <LogEmpty reader={reader} words={words} />
  return (
    <>
      <DataTable
        caption={log.table()}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLink={(row) => <Link to="/expenses/$id" params={{ id: row.id }} />}
      />
      {query.hasNextPage && (
        <Foot>
          {query.isFetchNextPageError && <p role="alert">{log.failed.moreText()}</p>}
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchNextPageError ? log.failed.retry() : log.more()}
          </Button>
        </Foot>
      )}
    </>
  )
}
