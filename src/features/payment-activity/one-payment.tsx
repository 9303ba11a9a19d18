import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { paymentQuery } from './payment-activity.queries.ts'

/** Shows one payment, or says that it loads, is offline, does not exist, or failed. */
export function OnePayment({ id, children }: { id: string; children: (item: PaymentDto) => ReactNode }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const query = useQuery(paymentQuery(client, id))
  const { title, details } = LL.paymentActivity
  if (query.data) return children(query.data)
  const back = { label: title(), link: <Link to="/expenses/payments" /> }
  if (query.isPaused)
    return (
      <>
        <PageHeader title={LL.common.list.offline()} back={back} />
        <Card>
          <EmptyState title={details.offline()} />
        </Card>
      </>
    )
  if (query.isPending)
    return (
      <>
        <PageHeader title={details.loading()} back={back} />
        <Loading label={details.loading()} />
      </>
    )
  const missing = isMissing(query.error)
  return (
    <>
      <PageHeader title={missing ? LL.errors.entryNotFound() : LL.errors.cannotViewEntry()} back={back} />
      <Card>
        {missing ? (
          <EmptyState
            title={details.missing()}
            action={<ButtonLink link={<Link to="/expenses/payments" />}>{title()}</ButtonLink>}
          />
        ) : (
          <ErrorState
            title={failureTitle(query.error, LL, details.notLoaded())}
            retry={{
              label: LL.common.list.retry(),
              onPress: () => void query.refetch(),
              loading: query.isFetching,
            }}
          >
            {failureText(query.error, LL)}
          </ErrorState>
        )}
      </Card>
    </>
  )
}

/** Reserves the layout of the page while it loads. */
const Loading = ({ label }: { label: string }) => (
  <chakra.div display="flex" flexDirection="column" gap="u3" aria-busy="true">
    <Card>
      <CardBody>
        <Skeleton width="72px" />
        <Skeleton width="320px" maxW="full" />
      </CardBody>
    </Card>
    <Card>
      <SkeletonRows label={label} rows={4} tile={false} />
    </Card>
  </chakra.div>
)
