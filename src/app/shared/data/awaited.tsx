import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/layout/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'

type Saying = 'loading' | 'failedTitle' | 'failedText' | 'retry' | 'offlineTitle' | 'offlineText'

type AwaitedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPaused' | 'isFetching' | 'refetch'>
  /** The area's dictionary: it says these under the same keys as every other. */
  words: Record<Saying, () => string>
  children: (data: Data) => ReactNode
}

/** What was asked for; until it is there, bars in its place, or why it is not there and the way out. */
export function Awaited<Data>({ query, words, children }: AwaitedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Card aria-busy={query.isFetching}>
      <Waiting query={query} words={words} />
    </Card>
  )
}

function Waiting<Data>({ query, words }: Omit<AwaitedProps<Data>, 'children'>) {
  if (query.isPaused) return <ErrorState title={words.offlineTitle()}>{words.offlineText()}</ErrorState>
  if (!query.isError) return <SkeletonRows label={words.loading()} rows={4} />
  return (
    <ErrorState
      title={words.failedTitle()}
      retry={{ label: words.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {words.failedText()}
    </ErrorState>
  )
}
