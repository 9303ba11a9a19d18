import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { payableQuery } from './several.queries.ts'
import { SeveralForm } from './several-form.tsx'

/** Pays several expenses with one payment, each in full. */
export function SeveralPage() {
  const { several } = useI18nContext().LL.payments
  return (
    <>
      <PageHeader
        title={several.title()}
        subtitle={several.lead()}
        back={{ label: several.back(), link: <Link to="/expenses" /> }}
      />
      <Payable />
    </>
  )
}

function Payable() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const query = useQuery(payableQuery(client))
  const { several, pay } = LL.payments
  if (query.data && query.data.length > 0 && viewer.may('expense.settle'))
    return <SeveralForm payable={query.data} viewer={viewer} />
  return (
    <Card>
      {query.isSuccess ? (
        <EmptyState title={several.empty.title()}>{several.empty.text()}</EmptyState>
      ) : query.isPaused ? (
        <EmptyState title={several.offline.title()}>{several.offline.text()}</EmptyState>
      ) : query.isPending ? (
        <SkeletonRows label={several.loading()} rows={4} tile={false} />
      ) : (
        <ErrorState
          title={failureTitle(query.error, LL, LL.errors.expensesNotLoaded())}
          retry={{ label: pay.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        >
          {failureText(query.error, LL)}
        </ErrorState>
      )}
    </Card>
  )
}
