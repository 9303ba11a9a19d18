import { chakra } from '@chakra-ui/react/styled-system'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const Foot = chakra('div', { base: { display: 'flex', justifyContent: 'center', p: 'u2', borderTopWidth: '1px' } })

type Query = Pick<
  UseInfiniteQueryResult,
  | 'error'
  | 'isPending'
  | 'isPaused'
  | 'isError'
  | 'isFetching'
  | 'isPlaceholderData'
  | 'hasNextPage'
  | 'isFetchingNextPage'
> & { refetch: () => unknown; fetchNextPage: () => unknown }

type PagedCardProps = {
  id: string
  title: string
  query: Query
  count: number
  messages: { loading: () => string; failedTitle: () => string; empty: () => string; more: () => string }
  emptyText?: string
  children: ReactNode
}

/** Shows a list of the ledger, with a button that loads earlier pages. */
export function PagedCard({ id, title, query, count, messages, emptyText, children }: PagedCardProps) {
  const { childSupport } = useI18nContext().LL
  return (
    <Card bleed aria-labelledby={id} aria-busy={query.isPending}>
      <CardHeader id={id} title={title} />
      <ListState
        query={query}
        count={count}
        texts={{
          loading: messages.loading(),
          notLoaded: messages.failedTitle(),
          retry: childSupport.retry(),
          offlineTitle: childSupport.offlineTitle(),
          offlineText: childSupport.offlineText(),
        }}
        skeletonRows={4}
        empty={<EmptyState title={messages.empty()}>{emptyText}</EmptyState>}
      >
        {children}
      </ListState>
      {count > 0 && query.hasNextPage && (
        <Foot>
          <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {messages.more()}
          </Button>
        </Foot>
      )}
    </Card>
  )
}
