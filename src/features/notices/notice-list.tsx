import { chakra } from '@chakra-ui/react/styled-system'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { NoticeDto } from '#contract/notices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 'u1',
    p: 'u2',
    borderTopWidth: '1px',
  },
})
const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })

type NoticeListProps = {
  query: Pick<
    UseInfiniteQueryResult,
    | 'error'
    | 'isPending'
    | 'isPaused'
    | 'isError'
    | 'isFetching'
    | 'isFetchNextPageError'
    | 'hasNextPage'
    | 'isFetchingNextPage'
  > & { refetch: () => unknown; fetchNextPage: () => unknown }
  items: readonly NoticeDto[]
  onSeen: (notice: NoticeDto) => void
}

/** Shows the notices, or says that they load, are offline, failed, or that none came yet. */
export function NoticeList({ query, items, onSeen }: NoticeListProps) {
  const { LL } = useI18nContext()
  const { notices } = LL
  if (query.isPaused && items.length === 0)
    return <ErrorState title={notices.offline.title()}>{notices.offline.text()}</ErrorState>
  if (query.isPending) return <SkeletonRows label={notices.loading()} rows={6} />
  if (query.isError && items.length === 0)
    return (
      <ErrorState
        title={failureTitle(query.error, LL, notices.notLoaded())}
        retry={{ label: notices.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  if (items.length === 0) return <NoneYet />
  return (
    <>
      <List aria-label={notices.list()}>
        {items.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onSeen={onSeen} />
          </li>
        ))}
      </List>
      {query.hasNextPage && (
        <Foot>
          {query.isFetchNextPageError && <p role="alert">{notices.moreFailed()}</p>}
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchNextPageError ? notices.retry() : notices.more()}
          </Button>
        </Foot>
      )}
    </>
  )
}

function NoneYet() {
  const { notices } = useI18nContext().LL
  const name = otherParentOf(useViewer())
  return (
    <EmptyState icon={IconBell} title={notices.empty.title()}>
      {name ? notices.empty.text({ name }) : notices.emptyAlone()}
    </EmptyState>
  )
}
