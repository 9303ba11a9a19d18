import { Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PagedTable } from '#src/app/shared/list/paged-table.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { isBeingSent } from './expected-line.ts'
import { LogEmpty, LogNone, LogSettled } from './lazy.ts'
import { logColumns } from './log-columns.tsx'
import { orderText } from './log-options.ts'
import { isNarrowed, logOrders } from './log-selection.ts'
import type { Log } from './use-log.ts'

type LogListProps = {
  log: Log
  selection: ExpenseSelection
  /** Says whether the log holds anything at all; undefined while that is not known. */
  hasExpenses: boolean | undefined
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  viewer: Viewer
  messages: Messages
}

const linkOf = (row: ExpenseSummaryDto) =>
  isBeingSent(row) ? undefined : <Link to="/expenses/$id" params={{ id: row.id }} />
const keyOf = ({ id }: ExpenseSummaryDto) => id

export function LogList({ log: pages, selection, hasExpenses, onChange, onClear, viewer, messages }: LogListProps) {
  const { LL } = useI18nContext()
  const { log } = messages.expenses
  const { list } = messages.common
  const columns = useMemo(() => logColumns(viewer, messages), [viewer, messages])
  return (
    <PagedTable<ExpensePageDto>
      pages={pages}
      caption={log.table()}
      columns={columns}
      rowKey={keyOf}
      rowLink={linkOf}
      sort={logOrders.columnIn(selection)}
      onSort={({ key, direction }) => onChange(logOrders.named(`${key}.${direction}`) ?? {})}
      sortStatus={list.sorted({ order: orderText(selection, messages) })}
      texts={{
        loading: log.loading(),
        notLoaded: LL.errors.expensesNotLoaded(),
        moreFailed: log.failed.moreText(),
        retry: list.retry(),
        offlineTitle: list.offline(),
        offlineText: log.offline.empty(),
      }}
      empty={
        <Suspense>
          {isNarrowed(selection) ? (
            <LogNone selection={selection} onClear={onClear} viewer={viewer} messages={messages} />
          ) : hasExpenses ? (
            <LogSettled onAll={() => onChange({ show: 'all' })} messages={messages} />
          ) : (
            hasExpenses === false && <LogEmpty viewer={viewer} messages={messages} />
          )}
        </Suspense>
      }
    />
  )
}
