import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import type { Client } from '#src/api/client.ts'

/** The key that the live stream names; all else of the area stands under it. */
const queryKey = ['support'] as const

export const overviewQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...queryKey, 'overview'],
    queryFn: ({ signal }) => call(supportRoutes.overview, {}, { signal }),
  })

const page = (after: string, size?: number) => ({ ...(after && { after }), ...(size && { limit: size }) })

/** `size`: how many at a time, where it is not the usual number. */
export const duesQuery = ({ call }: Client, root: string, size?: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'dues', root, size ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(supportRoutes.dues, { params: { id: root }, query: page(pageParam, size) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const paymentsQuery = ({ call }: Client, root: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'payments', root],
    queryFn: ({ pageParam, signal }) =>
      call(supportRoutes.payments, { params: { id: root }, query: page(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Every page of the area is asked for again. */
export const invalidateSupport = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey })
