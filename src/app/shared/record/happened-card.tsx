import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import type { HistoryEntryDto, ItemHistoryDto } from '#contract/history/item-history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { itemHistoryQuery } from './item-history.query.ts'

type Mark = (props: { id: string; history: ItemHistoryDto }) => ReactNode

const noMark: Mark = () => null

/**
 * The mark is asked for with the page, so that it is there when the connection is lost afterwards. Without it the entries
 * are still read.
 */
const mark: Promise<Mark> = import('./verified.tsx').then(
  ({ Verified }) => Verified,
  () => noMark,
)
const Verified = lazy(async () => ({ default: await mark }))

type HappenedCardProps = {
  /** The entries of the item with this id are shown. */
  id: string
  children: (entries: readonly HistoryEntryDto[]) => ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/** Loads the history of one item and says whether it verifies. The item's own area draws the entries. */
export function HappenedCard({ id, children, ref }: HappenedCardProps) {
  const { client } = useApp()
  const { happened } = useI18nContext().LL.common
  const query = useQuery(itemHistoryQuery(client, id))
  return (
    <Card bleed ref={ref} tabIndex={-1} aria-labelledby="happened">
      <CardHeader
        id="happened"
        title={happened.title()}
        aside={
          query.data && (
            <Suspense>
              <Verified id={id} history={query.data} />
            </Suspense>
          )
        }
      />
      {query.data?.verified === false && (
        <Banner tone="problem" announce="alert" title={happened.unverified()}>
          {happened.unverifiedText()}
        </Banner>
      )}
      {query.isPending && <SkeletonRows label={happened.loading()} rows={4} tile={false} />}
      {query.isError && !query.data && (
        <ErrorState
          title={happened.failed()}
          retry={{ label: happened.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        />
      )}
      {query.data && <CardBody>{children(query.data.entries)}</CardBody>}
    </Card>
  )
}
