import { Link } from '@tanstack/react-router'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { TakeDialog } from '#src/app/shared/list/take-dialog.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { filtersText } from './log-options.ts'

type LogExportProps = { selection: ExpenseSelection; count: number | undefined; viewer: Viewer; messages: Messages }

/** Exports the current selection of the log as a spreadsheet or print. */
export function LogExport({ selection, count = 0, viewer, messages }: LogExportProps) {
  const { take } = messages.expenses.log
  const { take: common } = messages.common
  const filters = filtersText(selection, viewer, messages)
  return (
    <TakeDialog
      title={take.title()}
      text={filters ? take.some({ count, filters }) : take.all({ count })}
      csvPath={expenseRoutes.csv.path}
      selection={selection}
      print={(close) => <Link to="/expenses/print" search={selection} onClick={close} />}
      labels={{
        open: common.open(),
        close: common.close(),
        csv: common.csv(),
        print: common.print(),
        hint: common.hint(),
      }}
    />
  )
}
