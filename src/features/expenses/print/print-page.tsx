import { Link, useSearch } from '@tanstack/react-router'
import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintPages } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { selectionFrom } from '../list/log-selection.ts'
import { useLog } from '../list/use-log.ts'
import { PrintHead } from './print-head.tsx'
import { PrintTable } from './print-table.tsx'

export function ExpensePrintPage() {
  const selection = useSearch({ from: '/_authed/expenses/print', select: selectionFrom, structuralSharing: true })
  const { LL } = useI18nContext()
  const viewer = usePrintViewer()
  const log = useLog(selection)
  const { paper } = LL.expenses
  return (
    <PrintPages<ExpensePageDto>
      title={LL.common.take.print()}
      back={{ label: paper.back(), link: <Link to="/expenses" search={selection} /> }}
      pages={log}
      loading={paper.loading}
    >
      <PrintHead selection={selection} viewer={viewer} count={log.count} totals={log.totals} messages={LL} />
      <PrintTable rows={log.rows} viewer={viewer} messages={LL} />
    </PrintPages>
  )
}
