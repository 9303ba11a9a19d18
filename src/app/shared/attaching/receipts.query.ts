import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { receiptRoutes } from '#contract/expenses/receipts.ts'
import type { Client } from '#src/api/client.ts'

/** The key begins with `expenses`, which the live stream names. */
export const receiptsQuery = ({ call }: Pick<Client, 'call'>, search: string) =>
  infiniteQueryOptions({
    queryKey: ['expenses', 'receipts', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        receiptRoutes.list,
        { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
