import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { hasChild } from '../parties.ts'
import type { Messages } from '../texts.ts'
import { filtersText } from './log-options.ts'

function firstStep({ family, may }: Viewer, { expenses }: Messages, name: string): string {
  const { empty } = expenses.log
  if (!may('expense.create')) return empty.lookingOn()
  if (!hasChild(family)) return empty.noChild()
  return name ? empty.text({ name }) : empty.alone()
}

/** Shown before the first expense: says what to do, or tells a read-only viewer what will appear. */
export function LogEmpty({ viewer, messages }: { viewer: Viewer; messages: Messages }) {
  const { log } = messages.expenses
  return (
    <EmptyState
      icon={IconReceipt}
      title={log.empty.title()}
      action={viewer.may('expense.create') && <FirstStep viewer={viewer} messages={messages} />}
    >
      {firstStep(viewer, messages, otherParentOf(viewer))}
    </EmptyState>
  )
}

function FirstStep({ viewer, messages }: { viewer: Viewer; messages: Messages }) {
  const { log, form } = messages.expenses
  if (hasChild(viewer.family)) return <ButtonLink link={<Link to="/expenses/new" />}>{log.add()}</ButtonLink>
  return <ButtonLink link={<Link to="/account/children" search={{ next: 'expense' }} />}>{form.addChild()}</ButtonLink>
}

/** Shown when everything is finished: the whole log is a press away. */
export function LogSettled({ onAll, messages }: { onAll: () => void; messages: Messages }) {
  const { settled } = messages.expenses.log
  return (
    <EmptyState
      icon={IconChecks}
      title={settled.title()}
      action={
        <Button variant="secondary" onClick={onAll}>
          {settled.action()}
        </Button>
      }
    >
      {settled.text()}
    </EmptyState>
  )
}

type LogNoneProps = { selection: ExpenseSelection; onClear: () => void; viewer: Viewer; messages: Messages }

/** Shown when no row matches: names the filters and offers to clear them. */
export function LogNone({ selection, onClear, viewer, messages }: LogNoneProps) {
  const { none } = messages.expenses.log
  const { list, filters } = messages.common
  return (
    <EmptyState
      icon={IconFilterOff}
      title={list.none()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {filters.clear()}
        </Button>
      }
    >
      {none.text({ filters: filtersText(selection, viewer, messages) })}
    </EmptyState>
  )
}
