import { chakra } from '@chakra-ui/react/styled-system'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { NoticeDto } from '#contract/notices/notices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoticeRow } from './notice-row.tsx'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })

type NoticeListProps = {
  query: UseInfiniteQueryResult<unknown>
  items: readonly NoticeDto[]
  onSeen: (notice: NoticeDto) => void
}

/** Shows the notices, or says that they load, are offline, failed, or that none came yet. */
export function NoticeList({ query, items, onSeen }: NoticeListProps) {
  const { notices } = useI18nContext().LL
  return (
    <ListState
      query={query}
      count={items.length}
      texts={{
        loading: notices.loading(),
        notLoaded: notices.notLoaded(),
        retry: notices.retry(),
        offlineTitle: notices.offline.title(),
        offlineText: notices.offline.text(),
      }}
      skeletonRows={6}
      tile
      empty={<NoneYet />}
    >
      <List aria-label={notices.list()}>
        {items.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onSeen={onSeen} />
          </li>
        ))}
      </List>
      <MoreRows
        query={query}
        texts={{ moreFailed: notices.moreFailed(), retry: notices.retry(), more: notices.more() }}
      />
    </ListState>
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
