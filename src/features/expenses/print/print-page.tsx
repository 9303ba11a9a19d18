import { Link, useSearch } from '@tanstack/react-router'
import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintPages } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { selectionFrom, withPrivateIn } from '../list/log-selection.ts'
import { useLog } from '../list/use-log.ts'
import { PrintHead } from './print-head.tsx'
import { PrintTable } from './print-table.tsx'

/** Prints a selection. A print is passed on, so private expenses are in it only when asked for. */
export function ExpensePrintPage() {
  const from = '/_authed/expenses/print'
  const selection = useSearch({ from, select: selectionFrom, structuralSharing: true })
  const withPrivate = useSearch({ from, select: withPrivateIn })
  const { LL } = useI18nContext()
  const viewer = usePrintViewer()
  const log = useLog({ ...selection, withPrivate: withPrivate ? 'yes' : 'no' })
  const { paper } = LL.expenses
  return (
    <PrintPages<ExpensePageDto>
      title={LL.common.take.print()}
      back={{ label: paper.back(), link: <Link to="/expenses" search={selection} /> }}
      pages={log}
      loading={paper.loading}
    >
      <PrintHead selection={selection} withPrivate={withPrivate} log={log} viewer={viewer} messages={LL} />
      <PrintTable rows={log.rows} viewer={viewer} messages={LL} />
    </PrintPages>
  )
}
