import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChange } from '#contract/live.ts'

/** Which queries may show something else after a change: the item, the lists it is in, its history. */
function keysOf({ topic, id }: LiveChange): QueryKey[] {
  if (topic === 'expense') return [['expense', id], ['expenses'], ['history', id]]
  // A payment is shown inside the expenses it pays, which it does not name.
  if (topic === 'payment') return [['payment', id], ['expense'], ['expenses'], ['history']]
  if (topic === 'history') return [['history']]
  if (topic === 'notice') return [['notices']]
  if (topic === 'child') return [['children'], ['family']]
  if (topic === 'category') return [['categories'], ['family']]
  return [['family']]
}

/** What is on screen asks again; what is not asks when it is shown next. */
export function applyChange(queries: QueryClient, change: LiveChange): void {
  for (const queryKey of keysOf(change)) void queries.invalidateQueries({ queryKey })
}
