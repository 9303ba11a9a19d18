import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { MoreRows } from '#src/app/shared/list/more-rows.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { MessageRow } from '../list/message-row.tsx'
import type { MessagesSearch } from '../search.ts'
import { Marked } from './marked.tsx'
import { Caption, FoundList } from './parts.tsx'
import { foundMessagesQuery } from './search.queries.ts'

type FoundMessagesProps = { address: MessagesSearch & { readonly search: string } }

/** Lists the messages of all folders that have the words. Reading it opens nothing. */
export function FoundMessages({ address }: FoundMessagesProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { list, search: texts } = LL.messages
  const { search, thread } = address
  const query = useInfiniteQuery(foundMessagesQuery(client, search))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card bleed aria-busy={query.isFetching}>
      <ListState
        query={query}
        count={items.length}
        texts={{
          loading: texts.loading(),
          notLoaded: texts.notSearched(),
          retry: list.retry(),
          offlineTitle: list.offline.title(),
          offlineText: texts.offline(),
        }}
        skeletonRows={4}
        tile
        empty={
          <EmptyState icon={IconSearch} title={texts.nothing({ search })}>
            {texts.hint()}
          </EmptyState>
        }
      >
        <Caption role="status">
          {query.hasNextPage ? texts.first({ count: items.length }) : texts.found({ count: items.length })}
        </Caption>
        <FoundList aria-label={texts.label({ search })}>
          {items.map(({ markedSubject, snippet, ...message }) => (
            <MessageRow
              key={message.id}
              message={message}
              address={address}
              current={message.threadId === thread}
              selection={null}
              found={{ subject: <Marked {...markedSubject} />, text: snippet && <Marked {...snippet} /> }}
            />
          ))}
        </FoundList>
        <MoreRows query={query} texts={{ moreFailed: texts.notSearched(), retry: list.retry(), more: texts.more() }} />
      </ListState>
    </Card>
  )
}
