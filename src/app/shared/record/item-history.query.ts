import { queryOptions } from '@tanstack/react-query'
import { itemHistoryRoutes } from '#contract/history/item-history.ts'
import type { Client } from '#src/api/client.ts'
import { historyKey } from './history-key.ts'

/** Reads the record of one item. */
export const itemHistoryQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: historyKey(id),
    queryFn: ({ signal }) => call(itemHistoryRoutes.ofItem, { params: { id } }, { signal }),
  })
