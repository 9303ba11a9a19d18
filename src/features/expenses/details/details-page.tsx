import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ExpenseDetails } from './expense-details.tsx'
import { lineOf } from './line-of.ts'
import { LoadingExpense } from './loading-expense.tsx'
import { useOpenedExpense } from './use-opened-expense.ts'

export function ExpensePage() {
  const { id } = useParams({ from: '/_authed/expenses/$id' })
  return <OneExpense key={id} id={id} />
}

export function OneExpense({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const { queryClient } = useApp()
  const query = useOpenedExpense(id)
  // An expense that was opened before is shown at once, so no line is needed.
  const [line] = useState(() => (query.data ? undefined : lineOf(id, queryClient)))
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
  if (query.isPending) return <LoadingExpense back={back} label={details.loading()} line={line} />
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
