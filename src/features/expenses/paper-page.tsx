import { Link, useSearch } from '@tanstack/react-router'
import type { ExpensePage } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PaperPages } from '#src/app/paper/paper-pages.tsx'
import { usePaperReader } from '#src/app/paper/use-paper-reader.ts'
import { selectionFrom } from './log-selection.ts'
import { PaperHead } from './paper-head.tsx'
import { PaperTable } from './paper-table.tsx'
import { useLog } from './use-log.ts'

/** The log on paper. */
export function ExpensePaperPage() {
  const selection = useSearch({ from: '/_authed/expenses/print', select: selectionFrom, structuralSharing: true })
  const { LL } = useI18nContext()
  const reader = usePaperReader()
  const log = useLog(selection)
  const { paper, log: said } = LL.expenses
  return (
    <PaperPages<ExpensePage>
      title={said.take.print()}
      back={{ label: paper.back(), link: <Link to="/expenses" search={selection} /> }}
      pages={log}
      loading={paper.loading}
    >
      <PaperHead {...{ selection, reader, count: log.count, totals: log.totals, words: LL }} />
      <PaperTable rows={log.rows} reader={reader} words={LL} />
    </PaperPages>
  )
}
