import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'

type MessageKey = 'loading' | 'failedTitle' | 'failedText' | 'retry' | 'offlineTitle' | 'offlineText'

type AwaitedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPaused' | 'isFetching' | 'refetch'>
  /** Every area's dictionary has these texts under the same keys. */
  messages: Record<MessageKey, () => string>
  children: (data: Data) => ReactNode
}

/** Shows the data of a query. Until it is there, shows skeletons, or the failure and a way out. */
export function Awaited<Data>({ query, messages, children }: AwaitedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Card aria-busy={query.isFetching}>
      <Waiting query={query} messages={messages} />
    </Card>
  )
}

function Waiting<Data>({ query, messages }: Omit<AwaitedProps<Data>, 'children'>) {
  if (query.isPaused) return <ErrorState title={messages.offlineTitle()}>{messages.offlineText()}</ErrorState>
  if (!query.isError) return <SkeletonRows label={messages.loading()} rows={4} />
  return (
    <ErrorState
      title={messages.failedTitle()}
      retry={{ label: messages.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {messages.failedText()}
    </ErrorState>
  )
}
