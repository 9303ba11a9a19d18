import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Badge } from '#src/ui/navigation/nav-item.tsx'
import type { HomeSlots } from '../feature.ts'
import { WaitingList } from './waiting-list.tsx'

const Nothing = chakra('p', { base: { color: 'fg.3', px: { base: 'u2', sm: 'u2.5' }, py: 'u2' } })

/** Shows what waits for the viewer, then what waits for everybody else. */
export function WaitingCards({ slots }: { slots: readonly HomeSlots[] }) {
  const { client } = useApp()
  const { waiting } = useI18nContext().LL.home
  const viewer = useViewer()
  const query = useQuery(homeQuery(client))
  const yours = viewer.addressed ? waiting.you() : waiting.name({ name: viewer.nameOf(viewer.viewpoint) })
  const { data } = query
  const count = data?.you.count ?? 0
  return (
    <>
      <Card bleed aria-labelledby="waiting-you" aria-busy={query.isPending}>
        <CardHeader
          id="waiting-you"
          title={yours}
          aside={
            count > 0 && (
              <Badge count={count} kind={viewer.addressed ? 'heading' : 'unread'} label={waiting.count({ count })} />
            )
          }
        />
        {!data && <Missing query={query} />}
        {data && count > 0 && <WaitingList waiting={data.you} label={yours} slots={slots} />}
        {data && count === 0 && <NothingWaits slots={slots} />}
      </Card>
      {!query.isError && !query.isPaused && (
        <Card bleed aria-labelledby="waiting-others" aria-busy={query.isPending}>
          <CardHeader id="waiting-others" title={waiting.others()} />
          {!data && <SkeletonRows label={waiting.loading()} rows={2} />}
          {data && data.others.count > 0 && (
            <WaitingList waiting={data.others} label={waiting.others()} slots={slots} />
          )}
          {data?.others.count === 0 && <Nothing>{waiting.nobodyElse()}</Nothing>}
        </Card>
      )}
    </>
  )
}

type MissingProps = {
  query: { isPaused: boolean; isPending: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Replaces the lines while they load, while offline, and after a failure. */
function Missing({ query }: MissingProps) {
  const { failed, loading, offline } = useI18nContext().LL.home.waiting
  if (query.isPaused) return <EmptyState title={offline.title()}>{offline.text()}</EmptyState>
  if (query.isPending) return <SkeletonRows label={loading()} rows={3} />
  return (
    <ErrorState
      title={failed.title()}
      retry={{ label: failed.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {failed.text()}
    </ErrorState>
  )
}

function NothingWaits({ slots }: { slots: readonly HomeSlots[] }) {
  const [Empty] = slots.flatMap((slot) => slot.Empty ?? [])
  return Empty && <Empty />
}
