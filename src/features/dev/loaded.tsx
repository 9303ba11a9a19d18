import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'

/** Renders its children once the query has data, and a skeleton or the error until then. */
export function Loaded({ query, children }: { query: UseQueryResult; children: ReactNode }) {
  const { LL } = useI18nContext()
  if (query.isPending) return <SkeletonRows label={LL.shell.loading()} rows={3} />
  if (!query.isError) return children
  return (
    <ErrorState
      title={LL.shell.errorTitle()}
      retry={{ label: LL.shell.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {failureText(query.error, LL)}
    </ErrorState>
  )
}
