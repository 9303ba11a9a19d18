import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChangeDto } from '#contract/live.ts'
import { dropEarly } from '#src/api/early-answers.ts'
import type { AppFeature, LiveQueries } from '#src/features/feature.ts'

/** The app itself handles the topic `session`: another person who signed in may see another family. */
const own: LiveQueries = { queries: { session: () => [['family']] } }

type QueriesByTopic = Readonly<Record<string, ((id: string) => readonly QueryKey[]) | undefined>>

/** A topic of a newer version is not among them. */
const queriesFor = (topic: string, queries: QueriesByTopic) => queries[topic]

/** Finds the queries whose answer may have changed: every area names them for its topics. */
function keysOf({ topic, id }: LiveChangeDto, features: readonly AppFeature[]): QueryKey[] {
  const parts = [own, ...features.flatMap(({ live }) => (live ? [live] : []))]
  const named = parts.flatMap(({ queries = {} }) => queriesFor(topic, queries)?.(id) ?? [])
  const isRecorded = parts.some(({ recorded = [] }) => recorded.some((one) => one === topic))
  return isRecorded ? [...named, ...parts.flatMap(({ whenRecorded = [] }) => whenRecorded)] : named
}

/**
 * Active queries are fetched again at once, all others when they are shown next. A first answer that is still on its
 * way, or one that nothing shows yet, may have been read before the change and would count as fresh, so it is fetched
 * again after it arrives. Answers that came before the code are older still.
 */
export function refetch(queries: QueryClient, queryKey: QueryKey = []): void {
  dropEarly()
  const onTheirWay = queries.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  })
  void queries.invalidateQueries({ queryKey })
  for (const query of onTheirWay) {
    const again = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.fetch().then(again, () => undefined)
  }
}

export function applyChange(queries: QueryClient, change: LiveChangeDto, features: readonly AppFeature[]): void {
  for (const queryKey of keysOf(change, features)) refetch(queries, queryKey)
}
