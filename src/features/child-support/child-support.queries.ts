import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names this key; every query of the area is below it. */
const queryKey = ['support'] as const

export const overviewQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...queryKey, 'overview'],
    queryFn: ({ signal }) => call(supportRoutes.overview, {}, { signal }),
  })

const page = (after: string, size?: number) => ({ ...(after && { after }), ...(size && { limit: size }) })

/** `size` is the page size where it differs from the usual one. */
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

export const invalidateSupport = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey })
