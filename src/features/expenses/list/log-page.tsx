import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListSummary } from '#src/app/shared/list/list-summary.tsx'
import { useList } from '#src/app/shared/list/use-list.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { LogExport } from './log-export.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { filtersText } from './log-options.ts'
import { logRules, selectionFrom } from './log-selection.ts'
import { LogTotals } from './log-totals.tsx'
import { useLog } from './use-log.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/**
 * A phone shows all buttons in one row to leave space for the list; on the narrowest screens the primary one has its
 * own row. No label wraps.
 */
const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'u1',
    _print: { display: 'none' },
    '& > [data-variant]': {
      flex: { base: '1 0 auto', sm: '0 0 auto' },
      px: { base: 'u1', sm: 'u2' },
    },
    '& > [data-variant=secondary] svg': { display: { base: 'none', sm: 'block' } },
  },
})

/** Shows the expense log. Its filters and order are in the address, so that a link or Back restores them. */
export function ExpenseLogPage() {
  const selection = useSearch({ from: '/_authed/expenses/', select: selectionFrom, structuralSharing: true })
  const navigate = useNavigate()
  const onSelect = useCallback(
    (search: ExpenseSelection) => void navigate({ to: '/expenses', search, replace: true, resetScroll: false }),
    [navigate],
  )
  return <ExpenseLog selection={selection} onSelect={onSelect} />
}

type ExpenseLogProps = { selection: ExpenseSelection; onSelect: (selection: ExpenseSelection) => void }

function ExpenseLog({ selection, onSelect }: ExpenseLogProps) {
  const { LL: messages } = useI18nContext()
  const viewer = useViewer()
  const log = useLog(selection)
  const { onChange, onClear, count, isEmpty, hasFailed } = useList({ pages: log, rules: logRules, selection, onSelect })
  const part = { selection, onChange, onClear, count, viewer, messages }
  // Many rows take long to draw, so they are deferred and the pressed control responds at once.
  const list = useDeferredValue(<LogList log={log} {...part} />)
  return (
    <>
      <PageHeader
        title={messages.expenses.log.title()}
        aside={
          <Beside>
            <ButtonLink variant="secondary" link={<Link to="/expenses/categories" />}>
              {messages.expenses.log.categories()}
            </ButtonLink>
            {viewer.may('expense.settle') && (log.totals?.youOwe.count ?? 0) > 1 && (
              <ButtonLink variant="secondary" link={<Link to="/expenses/pay" />}>
                {messages.payments.several.open()}
              </ButtonLink>
            )}
            {!isEmpty && <LogExport {...part} />}
            {viewer.may('expense.create') && (
              <ButtonLink icon={IconPlus} link={<Link to="/expenses/new" />}>
                {messages.expenses.log.add()}
              </ButtonLink>
            )}
          </Beside>
        }
      />
      <Stack>
        {!hasFailed && <LogTotals totals={log.totals} viewer={viewer} messages={messages} />}
        <Card bleed aria-busy={log.query.isPending}>
          {!isEmpty && (
            <>
              <LogFilters {...part} />
              <ListSummary
                found={count === undefined ? undefined : messages.expenses.log.found({ count })}
                filters={filtersText(selection, viewer, messages)}
                clearLabel={messages.common.filters.clear()}
                onClear={onClear}
              />
            </>
          )}
          {list}
        </Card>
      </Stack>
    </>
  )
}
