import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChangeDto } from '#contract/live.ts'

/** Home, and the newest of the record. */
const overviews: QueryKey[] = [['home'], ['record']]

/** Which queries may show something else after a change: the item, the lists it is in, its history. */
function keysOf({ topic, id }: LiveChangeDto): QueryKey[] {
  // A first use is something that happens to what is used, too.
  if (topic === 'expense')
    return [['expense', id], ['expenses'], ['payments'], ['history', id], ...overviews, ['categories'], ['children']]
  // A payment is shown inside the expenses it pays, which it does not name.
  if (topic === 'payment')
    return [
      ...[['payment', id], ['payments'], ['expense'], ['expenses'], ['support'], ['paymentSeries'], ['history']],
      ...overviews,
    ]
  if (topic === 'support') return [['support'], ['history'], ...overviews]
  // What is scheduled waits as payments, each of which tells of itself.
  if (topic === 'paymentSeries') return [['paymentSeries'], ...overviews]
  if (topic === 'history') return [['history'], ...overviews]
  if (topic === 'notice') return [['notices']]
  if (topic === 'child') return [['children'], ['family'], ...overviews]
  if (topic === 'category') return [['categories'], ['family'], ...overviews]
  if (topic === 'paymentAccount') return [['paymentAccount'], ['paymentReadiness'], ...overviews]
  return [['family']]
}

/**
 * What is on screen asks again; what is not asks when it is shown next. A first answer that is still on its way may have been
 * read before the change, and would stand as fresh: it is asked for again once it is there.
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

export function applyChange(queries: QueryClient, change: LiveChangeDto): void {
  for (const queryKey of keysOf(change)) askAgain(queries, queryKey)
}
