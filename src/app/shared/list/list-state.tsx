import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { failureText, failureTitle } from '../data/failure-text.ts'

export type ListTexts = {
  readonly loading: string
  readonly notLoaded: string
  readonly retry: string
  readonly offlineTitle: string
  readonly offlineText: string
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
  texts: ListTexts
  skeletonRows: number
  /** Shown when no row matches or none exists yet. */
  empty: ReactNode
  children: ReactNode
}

/** Shows the rows of a list, or why there are none: offline, loading, failed, empty. */
export function ListState({ query, count, texts, skeletonRows, empty, children }: ListStateProps) {
  const { LL } = useI18nContext()
  if (query.isPaused && count === 0) return <ErrorState title={texts.offlineTitle}>{texts.offlineText}</ErrorState>
  if (query.isPending) return <SkeletonRows label={texts.loading} rows={skeletonRows} tile={false} />
  if (query.isError && (count === 0 || query.isPlaceholderData))
    return (
      <ErrorState
        title={failureTitle(query.error, LL, texts.notLoaded)}
        retry={{ label: texts.retry, onPress: () => void query.refetch(), loading: query.isFetching }}
      >
        {failureText(query.error, LL)}
      </ErrorState>
    )
  return count === 0 ? empty : children
}
