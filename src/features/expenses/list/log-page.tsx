import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useDeferredValue } from 'react'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListSummary } from '#src/app/shared/list/list-summary.tsx'
import { useList } from '#src/app/shared/list/use-list.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { foundText } from './found-text.ts'
import { LogSums } from './lazy.ts'
import { LogActions } from './log-actions.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { filtersText } from './log-options.ts'
import { isNarrowed, logRules, selectionFrom } from './log-selection.ts'
import { LogTotals } from './log-totals.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useHasExpenses, useLog } from './use-log.ts'
import { lineAlone, useSent, withSent } from './use-sent.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

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
  const sent = useSent()
  const log = withSent(useLog(selection), sent)
  const { onChange, onClear, count, hasFailed } = useList({ pages: log, rules: logRules, selection, onSelect })
  const isNoneShown = !isNarrowed(selection) && log.query.isSuccess && log.rows.length === 0
  const hasExpenses = useHasExpenses(isNoneShown)
  const isEmpty = isNoneShown && hasExpenses === false
  const isFiltered = logRules.activeIn(selection).length > 0
  const part = { selection, onChange, onClear, count, hasExpenses, viewer, messages }
  // Many rows take long to draw, so they are deferred and the pressed control responds at once.
  const first = sent.justPressed ? <LogList log={lineAlone(log, sent)} {...part} /> : undefined
  const list = useDeferredValue(<LogList log={log} {...part} />, first)
  return (
    <>
      <PageHeader
        title={messages.expenses.log.title()}
        asideBesideTitle
        aside={<LogActions log={log} isEmpty={isEmpty} {...part} />}
      />
      <Stack>
        {sent.notice && <SentNotice sent={sent.notice} viewer={viewer} messages={messages} />}
        {!hasFailed && <LogTotals totals={log.totals} viewer={viewer} messages={messages} />}
        <Card bleed aria-busy={log.query.isPending}>
          {!isEmpty && (
            <>
              <LogFilters {...part} />
              <ListSummary
                found={count === undefined ? undefined : foundText(count, log.sums, viewer, messages)}
                filters={isFiltered ? filtersText(selection, viewer, messages) : ''}
                clearLabel={messages.common.filters.clear()}
                onClear={onClear}
              />
              {isFiltered && count !== undefined && log.sums && (
                <Suspense>
                  <LogSums sums={log.sums} viewer={viewer} messages={messages} />
                </Suspense>
              )}
            </>
          )}
          {list}
        </Card>
      </Stack>
    </>
  )
}
