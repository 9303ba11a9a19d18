import { chakra } from '@chakra-ui/react/styled-system'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const Foot = chakra('div', { base: { display: 'flex', justifyContent: 'center', p: 'u2', borderTopWidth: '1px' } })

type Query = Pick<
  UseInfiniteQueryResult,
  'error' | 'isPending' | 'isPaused' | 'isError' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
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

/** A list that comes page by page, or what stands in its place: loading, offline, failed, nothing yet. */
export function PagedCard({ id, title, query, count, messages, emptyText, children }: PagedCardProps) {
  return (
    <Card bleed aria-labelledby={id} aria-busy={query.isPending}>
      <CardHeader id={id} title={title} />
      <Inside query={query} count={count} messages={messages} emptyText={emptyText}>
        {children}
      </Inside>
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

type InsideProps = Pick<PagedCardProps, 'query' | 'count' | 'messages' | 'children'> & { emptyText: string | undefined }

function Inside({ query, count, messages, emptyText, children }: InsideProps) {
  const { LL } = useI18nContext()
  const { childSupport: support } = LL
  if (count > 0) return children
  if (query.isPaused) return <ErrorState title={support.offlineTitle()}>{support.offlineText()}</ErrorState>
  if (query.isPending) return <SkeletonRows label={messages.loading()} rows={4} tile={false} />
  if (query.isError)
    return (
      <ErrorState
        title={failureTitle(query.error, LL, messages.failedTitle())}
        retry={{ label: support.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  return <EmptyState title={messages.empty()}>{emptyText}</EmptyState>
}
