import { useInfiniteQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { duesQuery } from '../child-support.queries.ts'
import { DuesTable } from './dues-table.tsx'
import { PagedCard } from './paged-card.tsx'

/** Shows the dues, the latest first; earlier pages load on request. */
export function DuesCard({ root, viewer }: { root: string; viewer: Viewer }) {
  const { client } = useApp()
  const messages = useI18nContext().LL.childSupport
  const query = useInfiniteQuery(duesQuery(client, root))
  const dues = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <PagedCard
      id="support-dues"
      title={messages.ledger.title()}
      count={dues.length}
      messages={messages.ledger}
      emptyText={messages.ledger.emptyText()}
      query={query}
    >
      <DuesTable dues={dues} viewer={viewer} messages={messages} />
    </PagedCard>
  )
}
