import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { TakeWays } from '#src/app/shared/list/take-ways.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import type { Messages } from '../texts.ts'
import { filtersText } from './log-options.ts'
import { askedOf } from './log-selection.ts'

export type LogExportProps = {
  open: boolean
  onClose: () => void
  selection: ExpenseSelection
  count: number | undefined
  /** Counts the viewer's own private expenses among them. */
  privateCount: number
  viewer: Viewer
  messages: Messages
}

/** Exports the current selection of the log as a spreadsheet or print, without private expenses unless asked. */
export function LogExport(props: LogExportProps) {
  const { open, onClose, selection, count = 0, privateCount, viewer, messages } = props
  const [withPrivate, setWithPrivate] = useState(false)
  const { take } = messages.expenses.log
  const { take: common } = messages.common
  const filters = filtersText(selection, viewer, messages)
  const chosen = withPrivate ? { withPrivate: 'yes' as const } : {}
  return (
    <TakeWays
      open={open}
      onClose={onClose}
      title={take.title()}
      text={take.some({ count: withPrivate ? count : count - privateCount, filters })}
      csvPath={expenseRoutes.csv.path}
      selection={{ ...askedOf(selection), ...chosen }}
      print={(close) => <Link to="/expenses/print" search={{ ...selection, ...chosen }} onClick={close} />}
      labels={{
        open: common.open(),
        close: common.close(),
        csv: common.csv(),
        print: common.print(),
        hint: common.hint(),
      }}
    >
      {privateCount > 0 && (
        <CheckboxField
          label={take.private({ count: privateCount })}
          hint={take.privateHint({ count: privateCount })}
          checked={withPrivate}
          onChange={({ target }) => setWithPrivate(target.checked)}
        />
      )}
    </TakeWays>
  )
}
