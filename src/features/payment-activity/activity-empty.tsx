import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import { Link } from '@tanstack/react-router'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import type { Messages } from './texts.ts'

/** Shown before the first payment: links to where one is made, or tells a read-only viewer what will appear. */
export function ActivityEmpty({ viewer, messages }: { viewer: Viewer; messages: Messages }) {
  const { empty } = messages.paymentActivity.list
  return (
    <EmptyState
      icon={IconArrowsExchange}
      title={empty.title()}
      action={viewer.may('expense.settle') && <ButtonLink link={<Link to="/expenses" />}>{empty.action()}</ButtonLink>}
    >
      {viewer.addressed ? empty.text() : empty.lookingOn()}
    </EmptyState>
  )
}

/** Shown when no row matches: names the filters and offers to clear them. */
export function ActivityNone({
  filters,
  onClear,
  messages,
}: {
  filters: string
  onClear: () => void
  messages: Messages
}) {
  const { common } = messages
  return (
    <EmptyState
      icon={IconFilterOff}
      title={common.list.none()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {common.filters.clear()}
        </Button>
      }
    >
      {messages.paymentActivity.list.none({ filters })}
    </EmptyState>
  )
}
