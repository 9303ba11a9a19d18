import { chakra } from '@chakra-ui/react/styled-system'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { aboutOf } from './details-header.tsx'
import { ExpenseDetails } from './expense-details.tsx'
import { useOpenedExpense } from './use-opened-expense.ts'

export function ExpensePage() {
  const { id } = useParams({ from: '/_authed/expenses/$id' })
  return <OneExpense key={id} id={id} />
}

export function OneExpense({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const { queryClient } = useApp()
  const query = useOpenedExpense(id)
  const { details } = LL.expenses
  if (query.data) return <ExpenseDetails item={query.data} />
  const back = { label: details.back(), link: <Link to="/expenses" /> }
  if (query.isPaused)
    return (
      <>
        <PageHeader title={details.offline.title()} back={back} />
        <Card>
          <EmptyState title={details.offline.empty()} />
        </Card>
      </>
    )
  if (query.isPending) return <Loading back={back} label={details.loading()} line={lineOf(id, queryClient)} />
  const missing = isMissing(query.error)
  const title = missing ? LL.errors.entryNotFound() : failureTitle(query.error, LL, LL.errors.cannotViewEntry())
  return (
    <>
      <PageHeader title={title} back={back} />
      <Card>
        {missing ? (
          <EmptyState
            title={details.missing.text()}
            action={<ButtonLink link={<Link to="/expenses" />}>{details.missing.action()}</ButtonLink>}
          />
        ) : (
          <ErrorState
            title={LL.errors.expenseNotLoaded()}
            retry={{ label: details.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
          >
            {failureText(query.error, LL)}
          </ErrorState>
        )}
      </Card>
    </>
  )
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus()

/** Finds the expense among the lines of the logs that were read; what is not on a line waits for the opening. */
function lineOf(id: string, queries: QueryClient): ExpenseSummaryDto | undefined {
  const logs = queries.getQueriesData<InfiniteData<ExpensePageDto>>({ queryKey: ['expenses', 'log'] })
  return logs
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)
}

type LoadingProps = {
  back: Parameters<typeof PageHeader>[0]['back']
  label: string
  /** The log has already shown this of it. */
  line: ExpenseSummaryDto | undefined
}

/** Reserves the layout of the page while it loads. */
function Loading({ back, label, line }: LoadingProps) {
  const viewer = useViewer()
  const { LL } = useI18nContext()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = ref.current
    return () => {
      // Focus on this heading after a navigation moves to the heading that replaces it.
      if (shown?.contains(document.activeElement)) requestAnimationFrame(focusHeading)
    }
  }, [])
  return (
    <div ref={ref} aria-busy="true">
      <PageHeader
        back={back}
        title={
          line?.name ?? (
            <>
              <VisuallyHidden>{label}</VisuallyHidden>
              <Skeleton width="280px" />
            </>
          )
        }
        subtitle={line ? aboutOf(line, viewer, LL) : <Skeleton width="200px" />}
        aside={<Skeleton width="140px" height="32px" />}
      />
      <chakra.div display="flex" flexDirection="column" gap="u3">
        <Card>
          <CardBody>
            <Skeleton width="72px" />
            <Skeleton width="320px" />
          </CardBody>
        </Card>
        <Card>
          <SkeletonRows label={label} rows={4} tile={false} />
        </Card>
      </chakra.div>
    </div>
  )
}
