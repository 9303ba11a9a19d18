import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListSummary } from '#src/app/shared/list/list-summary.tsx'
import { TakeDialog } from '#src/app/shared/list/take-dialog.tsx'
import { useList } from '#src/app/shared/list/use-list.ts'
import { usePages } from '#src/app/shared/list/use-pages.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { filtersText } from './activity-options.ts'
import { activityRules, selectionFrom } from './activity-selection.ts'
import { ActivityTotals } from './activity-totals.tsx'
import { foldedActivityQuery } from './payment-activity.queries.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/** Shows Payment Activity. Its filters and order are in the address, so that a link or Back restores them. */
export function PaymentActivityPage() {
  const selection = useSearch({ from: '/_authed/expenses/payments/', select: selectionFrom, structuralSharing: true })
  const navigate = useNavigate()
  const onSelect = useCallback(
    (search: PaymentSelection) =>
      void navigate({ to: '/expenses/payments', search, replace: true, resetScroll: false }),
    [navigate],
  )
  return <Activity selection={selection} onSelect={onSelect} />
}

type ActivityProps = { selection: PaymentSelection; onSelect: (selection: PaymentSelection) => void }

function Activity({ selection, onSelect }: ActivityProps) {
  const { LL: messages } = useI18nContext()
  const { client } = useApp()
  const viewer = useViewer()
  const { first, ...pages } = usePages(foldedActivityQuery(client, selection))
  const { onChange, onClear, count, isEmpty, hasFailed } = useList({ pages, rules: activityRules, selection, onSelect })
  const { list } = messages.paymentActivity
  const { take, filters: common } = messages.common
  const filters = filtersText(selection, viewer, messages)
  const part = { selection, onChange, onClear, count, viewer, messages }
  return (
    <>
      <PageHeader
        title={messages.paymentActivity.title()}
        asideBesideTitle
        aside={
          !isEmpty && (
            <TakeDialog
              title={list.take.title()}
              text={filters ? list.take.some({ count: count ?? 0, filters }) : list.take.all({ count: count ?? 0 })}
              csvPath={paymentActivityRoutes.csv.path}
              selection={selection}
              print={(close) => <Link to="/expenses/payments/print" search={selection} onClick={close} />}
              labels={{
                open: take.open(),
                close: take.close(),
                csv: take.csv(),
                print: take.print(),
                hint: take.hint(),
              }}
            />
          )
        }
      />
      <Stack>
        {!isEmpty && !hasFailed && <ActivityTotals totals={first?.totals} viewer={viewer} messages={messages} />}
        <Card bleed aria-busy={pages.query.isPending}>
          {!isEmpty && (
            <>
              <ActivityFilters {...part} />
              <ListSummary
                found={count === undefined ? undefined : list.found({ count })}
                filters={filters}
                clearLabel={common.clear()}
                onClear={onClear}
              />
            </>
          )}
          <ActivityList pages={pages} filters={filters} {...part} />
        </Card>
      </Stack>
    </>
  )
}
