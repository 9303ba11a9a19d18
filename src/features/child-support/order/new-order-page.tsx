import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SupportOrderDto, SupportOverviewDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { overviewQuery } from '../child-support.queries.ts'
import { OrderForm } from './order-form.tsx'

const orderIn = ({ ledgers }: SupportOverviewDto, id: string | undefined): SupportOrderDto | null =>
  ledgers.flatMap(({ orders }) => orders).find((order) => order.id === id) ?? null

/** Records a new order, or with `follows` in the address one that replaces another. */
export function NewOrderPage() {
  const { client } = useApp()
  const messages = useI18nContext().LL.childSupport
  const viewer = useViewer()
  const { follows } = useSearch({ from: '/_authed/expenses/childSupport/new' })
  const may = viewer.may('support.record')
  const query = useQuery({ ...overviewQuery(client), enabled: may })
  const { form } = messages
  const name = otherParentOf(viewer)
  return (
    <>
      <PageHeader
        title={follows ? form.followTitle() : form.title()}
        subtitle={may && (follows ? form.followText({ name }) : form.text({ name }))}
        back={{ label: form.back(), link: <Link to="/expenses/childSupport" /> }}
      />
      {may ? (
        <Awaited query={query} messages={messages}>
          {(overview) => <OrderForm viewer={viewer} previous={orderIn(overview, follows)} />}
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}
