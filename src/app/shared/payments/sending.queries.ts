import { queryOptions } from '@tanstack/react-query'
import { payingRoutes } from '#contract/expenses/paying.ts'
import type { Client } from '#src/api/client.ts'

/** What the reader may send by bank: asked each time somebody is about to, since every transfer changes it. */
export const sendingQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['payments', 'limits'],
    queryFn: ({ signal }) => call(payingRoutes.limits, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
