import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import type { ExpenseRow } from '#contract/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/data/failure-text.ts'
import type { Reader } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import type { Sort } from '#src/ui/data-table.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LongTable } from '#src/ui/long-table.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { logColumns } from './log-columns.tsx'
import { LogEmpty, LogNone } from './log-empty.tsx'
import { orderName, orderNamed, orderOptions, sortOf } from './log-options.ts'
import { activeIn } from './log-selection.ts'
import type { Words } from './say.ts'
import type { Log } from './use-log.ts'

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

type LogListProps = {
  log: Log
  selection: ExpenseSelection
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  reader: Reader
  words: Words
}

const linkOf = ({ id }: ExpenseRow) => <Link to="/expenses/$id" params={{ id }} />
const keyOf = ({ id }: ExpenseRow) => id

/** The lines of the log, or what stands in their place: loading, failed, none yet, none that match. */
export function LogList({ log: { query, rows, ...list }, selection, onChange, onClear, reader, words }: LogListProps) {
  const { LL } = useI18nContext()
  const { log } = words.expenses
  const columns = useMemo(() => logColumns(reader, words), [reader, words])
  if (query.isPaused && rows.length === 0)
    return <ErrorState title={log.offline.title()}>{log.offline.empty()}</ErrorState>
  if (query.isPending) return <SkeletonRows label={log.loading()} rows={6} tile={false} />
  if (query.isError && (rows.length === 0 || query.isPlaceholderData))
    return (
      <ErrorState
        title={failureTitle(query.error, LL, LL.errors.expensesNotLoaded())}
        retry={{ label: log.failed.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  if (rows.length === 0)
    return activeIn(selection).length > 0 ? (
      <LogNone {...{ selection, onClear, reader, words }} />
    ) : (
      <LogEmpty reader={reader} words={words} />
    )
  const order = orderOptions(words).find(({ value }) => value === orderName(selection))
  return (
    <>
      <LongTable
        caption={log.table()}
        columns={columns}
        {...list}
        rows={rows}
        rowKey={keyOf}
        rowLink={linkOf}
        stale={query.isPlaceholderData}
        sort={sortOf(selection)}
        onSort={({ key, direction }: Sort) => onChange(orderNamed(`${key}.${direction}`) ?? {})}
        sortStatus={log.sorted({ order: order?.label ?? '' })}
      />
      {query.isFetchNextPageError && (
        <Foot>
          <p role="alert">{log.failed.moreText()}</p>
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {log.failed.retry()}
          </Button>
        </Foot>
      )}
    </>
  )
}
