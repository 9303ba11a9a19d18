import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Floating } from '#src/ui/buttons/floating.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { Messages } from '../texts.ts'
import type { LogExportProps } from './log-export.tsx'
import { LogMenu } from './log-menu.tsx'
import type { Log } from './use-log.ts'

const LogExport = lazyDialog<LogExportProps>(async () => (await import('./log-export.tsx')).LogExport)

const Beside = chakra('div', { base: { display: 'flex', gap: 'u1', _print: { display: 'none' } } })

type LogActionsProps = {
  log: Log
  selection: ExpenseSelection
  count: number | undefined
  /** Nothing was ever recorded, so there is nothing to export. */
  isEmpty: boolean
  viewer: Viewer
  messages: Messages
}

/** Adds an expense by one press; the menu has the rest. On a phone adding floats above the list. */
export function LogActions({ log, selection, count, isEmpty, viewer, messages }: LogActionsProps) {
  const [exports, setExports] = useState(false)
  const several = viewer.may('expense.settle') && (log.totals?.youOwe.count ?? 0) > 1
  return (
    <Beside>
      <LogMenu onExport={isEmpty ? undefined : () => setExports(true)} paysSeveral={several} messages={messages} />
      {viewer.may('expense.create') && (
        <Floating>
          <ButtonLink icon={IconPlus} link={<Link to="/expenses/new" />}>
            {messages.expenses.log.add()}
          </ButtonLink>
        </Floating>
      )}
      <LogExport
        open={exports}
        onClose={() => setExports(false)}
        selection={selection}
        count={count}
        privateCount={log.sums?.private.count ?? 0}
        viewer={viewer}
        messages={messages}
      />
    </Beside>
  )
}
