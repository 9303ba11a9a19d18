import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SupportLedgerDto } from '#contract/child-support/child-support.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { duesQuery, overviewQuery } from '../child-support.queries.ts'
import { frequencyText, type Messages, statusText } from '../texts.ts'
import { PrintTable } from './print-table.tsx'

/** Prints a ledger; every due must be loaded before the print can start. */
export function SupportPrintPage() {
  const { client } = useApp()
  const messages = useI18nContext().LL.childSupport
  const { ledger: wanted } = useSearch({ from: '/_authed/expenses/childSupport/print' })
  const overview = useQuery(overviewQuery(client))
  return (
    <Awaited query={overview} messages={messages}>
      {({ ledgers }) => {
        const ledger = ledgers.find(({ root }) => root === wanted) ?? ledgers[0]
        if (ledger) return <Paper ledger={ledger} messages={messages} />
        return (
          <Card>
            <EmptyState title={messages.empty.title()} />
          </Card>
        )
      }}
    </Awaited>
  )
}

function Paper({ ledger, messages }: { ledger: SupportLedgerDto; messages: Messages }) {
  const { client } = useApp()
  const viewer = usePrintViewer()
  const query = useInfiniteQuery(duesQuery(client, ledger.root, limits.page.max))
  const { hasNextPage, isFetchingNextPage, isError, isSuccess, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const dues = query.data?.pages.flatMap(({ items }) => items) ?? []
  const whole = isSuccess && !hasNextPage
  const again = () => void (dues.length > 0 ? fetchNextPage() : query.refetch())
  const back = {
    label: messages.title(),
    link: <Link to="/expenses/childSupport" search={{ ledger: ledger.root }} />,
  }
  return (
    <PrintSheet title={messages.take.print()} back={back} whole={whole}>
      {isError && (
        <ErrorState title={messages.ledger.failedTitle()} retry={{ label: messages.retry(), onPress: again }}>
          {messages.failedText()}
        </ErrorState>
      )}
      {!isError && !whole && <ProgressBar label={messages.paper.loading({ loaded: dues.length })} />}
      {whole && (
        <>
          <PrintHead ledger={ledger} viewer={viewer} messages={messages} />
          <PrintTable dues={dues.toReversed()} viewer={viewer} messages={messages} />
        </>
      )}
    </PrintSheet>
  )
}

/** Names the orders behind the dues and the balance at the time of the print. */
function PrintHead({ ledger, viewer, messages }: { ledger: SupportLedgerDto; viewer: Viewer; messages: Messages }) {
  const { LL } = useI18nContext()
  const { family, requester, made } = useRequestFacts(viewer)
  const { paper } = messages
  const { arrears, settled, credit } = ledger.summary
  const orders = ledger.orders.map((order) => {
    const from = `${messages.order.from()} ${viewer.date(order.from)}`
    const to = order.to && `${messages.order.to()} ${viewer.date(order.to)}`
    const parts = [viewer.money(order.amount), frequencyText(order, messages), from, to, order.reference]
    return <div key={order.id}>{[...parts, statusText(order, messages)].filter(Boolean).join(' · ')}</div>
  })
  const sums = { arrears: viewer.money(arrears), settled: viewer.money(settled), credit: viewer.money(credit) }
  return (
    <PrintFacts
      title={`${LL.productName()} · ${messages.title()}`}
      facts={[
        family,
        requester,
        { term: paper.order(), value: orders },
        { term: paper.totals(), value: paper.sums(sums) },
        made,
      ]}
    />
  )
}
