import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { failureText, failureTitle } from '../data/failure-text.ts'

export type ListTexts = {
  readonly loading: string
  readonly notLoaded: string
  readonly retry: string
  readonly offlineTitle: string
  readonly offlineText: string
  /** Stands below `notLoaded` whatever the failure was. Without it, the failure's own title and sentence are shown. */
  readonly failedText?: string
}

type ListStateProps = {
  query: {
    readonly error: unknown
    readonly isPaused: boolean
    readonly isPending: boolean
    readonly isError: boolean
    readonly isFetching: boolean
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  count: number
  /** Something else that stands among the rows is still loading. */
  waits?: boolean
  texts: ListTexts
  skeletonRows: number
  /** The rows begin with a picture. */
  tile?: boolean
  /** Says without an alert that the viewer is offline. */
  quietOffline?: boolean
  /** Shown when no row matches or none exists yet. */
  empty: ReactNode
  children: ReactNode
}

/** Shows the rows of a list, or why there are none: offline, loading, failed, empty. */
export function ListState({ query, count, waits = false, texts, empty, children, ...look }: ListStateProps) {
  const { skeletonRows, tile = false, quietOffline = false } = look
  const Offline = quietOffline ? EmptyState : ErrorState
  if (query.isPaused && count === 0) return <Offline title={texts.offlineTitle}>{texts.offlineText}</Offline>
  if (waits || (query.isPending && count === 0))
    return <SkeletonRows label={texts.loading} rows={skeletonRows} tile={tile} />
  if (query.isError && (count === 0 || query.isPlaceholderData)) return <Failed query={query} texts={texts} />
  return count === 0 ? empty : children
}

function Failed({ query, texts: { failedText, notLoaded, retry } }: Pick<ListStateProps, 'query' | 'texts'>) {
  const { LL } = useI18nContext()
  return (
    <ErrorState
      title={failedText ? notLoaded : failureTitle(query.error, LL, notLoaded)}
      retry={{ label: retry, onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {failedText ?? failureText(query.error, LL)}
    </ErrorState>
  )
}
