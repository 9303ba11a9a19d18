import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChangeDto } from '#contract/live.ts'
import type { AppFeature, LiveQueries } from '#src/features/feature.ts'

/** The session is the app's own topic. Whoever is signed in elsewhere may see another family. */
const own: LiveQueries = { queries: { session: () => [['family']] } }

/** Which queries may answer something else after a change: those that any area names for its topic. */
function keysOf({ topic, id }: LiveChangeDto, features: readonly AppFeature[]): QueryKey[] {
  const parts = [own, ...features.flatMap(({ live }) => (live ? [live] : []))]
  const named = parts.flatMap(({ queries }) => queries?.[topic]?.(id) ?? [])
  const isRecorded = parts.some(({ recorded }) => recorded?.includes(topic))
  return isRecorded ? [...named, ...parts.flatMap(({ whenRecorded = [] }) => whenRecorded)] : named
}

/**
 * Queries on screen ask again at once, all others when they are shown next. A first answer that is still on its way may have
 * been read before the change and would count as fresh, so it is asked for again once it is there.
 */
export function askAgain(queries: QueryClient, queryKey: QueryKey = []): void {
  const onTheirWay = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  void queries.invalidateQueries({ queryKey })
  for (const query of onTheirWay) {
    const again = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.fetch().then(again, () => undefined)
  }
}

export function applyChange(queries: QueryClient, change: LiveChangeDto, features: readonly AppFeature[]): void {
  for (const queryKey of keysOf(change, features)) askAgain(queries, queryKey)
}
