import { queryOptions } from '@tanstack/react-query'
import { payingRoutes } from '#contract/expenses/paying.ts'
import type { Client } from '#src/api/client.ts'

/** Reads what the viewer may send by bank, fresh each time, since every transfer changes it. */
export const sendingQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['payments', 'limits'],
    queryFn: ({ signal }) => call(payingRoutes.limits, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
