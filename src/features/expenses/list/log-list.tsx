import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PagedTable } from '#src/app/shared/list/paged-table.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from '../texts.ts'
import { logColumns } from './log-columns.tsx'
import { LogEmpty, LogNone } from './log-empty.tsx'
import { orderName, orderNamed, orderOptions, sortOf } from './log-options.ts'
import { activeIn } from './log-selection.ts'
import type { Log } from './use-log.ts'

type LogListProps = {
  log: Log
  selection: ExpenseSelection
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  reader: Viewer
  words: Words
}

const linkOf = ({ id }: ExpenseSummaryDto) => <Link to="/expenses/$id" params={{ id }} />
const keyOf = ({ id }: ExpenseSummaryDto) => id

/** The lines of the log. */
export function LogList({ log: pages, selection, onChange, onClear, reader, words }: LogListProps) {
  const { LL } = useI18nContext()
  const { log } = words.expenses
  const columns = useMemo(() => logColumns(reader, words), [reader, words])
  const order = orderOptions(words).find(({ value }) => value === orderName(selection))
  return (
    <PagedTable<ExpensePageDto>
      pages={pages}
      caption={log.table()}
      columns={columns}
      rowKey={keyOf}
      rowLink={linkOf}
      sort={sortOf(selection)}
      onSort={({ key, direction }) => onChange(orderNamed(`${key}.${direction}`) ?? {})}
      sortStatus={log.sorted({ order: order?.label ?? '' })}
      said={{
        loading: log.loading(),
        notLoaded: LL.errors.expensesNotLoaded(),
        moreFailed: log.failed.moreText(),
        retry: log.failed.retry(),
        offlineTitle: log.offline.title(),
        offlineText: log.offline.empty(),
      }}
      empty={
        activeIn(selection).length > 0 ? (
          <LogNone {...{ selection, onClear, reader, words }} />
        ) : (
          <LogEmpty reader={reader} words={words} />
        )
      }
    />
  )
}
