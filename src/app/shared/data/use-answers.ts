import { QueryObserver, type QueryObserverOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'

/** Watches several queries. The library's own hook for that is larger than the rest of the navigation. */
function watch(observers: readonly QueryObserver[]) {
  const read = () => observers.map((observer) => observer.getCurrentResult().data)
  let answers = read()
  return {
    subscribe: (changed: () => void) => {
      const stops = observers.map((observer) => observer.subscribe(changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: (): readonly unknown[] => {
      const now = read()
      if (now.some((answer, at) => answer !== answers[at])) answers = now
      return answers
    },
  }
}

/** Gives the answers of several queries in their order; undefined for one that did not come yet. */
export function useAnswers(queries: readonly QueryObserverOptions[]): readonly unknown[] {
  const client = useQueryClient()
  const keys = JSON.stringify(queries.map(({ queryKey }) => queryKey))
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same keys are the same
  const { subscribe, read } = useMemo(
    () => watch(queries.map((query) => new QueryObserver(client, client.defaultQueryOptions(query)))),
    [client, keys],
  )
  return useSyncExternalStore(subscribe, read)
}
